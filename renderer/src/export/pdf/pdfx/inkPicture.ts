import sharp from 'sharp';
import { inkPixels } from '../../images/inkPixels.js';
import { MOST_PIXELS } from '../../images/inspectImage.js';
import { PictureInk } from './overprinting/PictureInk.js';
import type { PressColors } from '../../../press/PressColors.js';

/** Pixels that are converted at a time, so that large pictures do not need several times their size. */
const BAND = 1 << 18;

/** A picture in inks. */
export interface InkPicture {
  /** px */
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel; each row holds differences from the pixel at the left, which compress better. */
  readonly differences: Uint8Array;
  /** One byte per pixel; undefined for an opaque picture. */
  readonly opacities: Uint8Array | undefined;
  readonly ink: PictureInk;
}

/**
 * Converts a picture in any format that sharp reads. Its own profile is honoured; without one, its colours are sRGB.
 * Nothing is lost: a JPEG would undo the ink limit.
 */
export async function inkPicture(bytes: Uint8Array, press: PressColors): Promise<InkPicture> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient().toColourspace('srgb');
  const { data, info } = await image.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const count = width * height;
  const inks = new Uint8Array(count * 4);
  const opacities = new Uint8Array(count);
  let least = 255;
  for (let start = 0; start < count; start += BAND) {
    const length = Math.min(BAND, count - start);
    const rgb = new Uint8Array(length * 3);
    // Making a view of each pixel would take longer than converting it.
    for (let index = 0, to = 0, from = start * 4; index < length; index++) {
      for (let channel = 0; channel < 3; channel++) rgb[to++] = data[from++] as number;
      const opacity = data[from++] as number;
      opacities[start + index] = opacity;
      if (opacity < least) least = opacity;
    }
    inks.set(press.inksOfPixels(rgb), start * 4);
  }
  return finished(width, height, inks, least === 255 ? undefined : opacities);
}

/** Brings a picture of inks to the press: those for the same printing condition, or for none, stay as they are. */
export async function pictureOfInks(bytes: Uint8Array, press: PressColors): Promise<InkPicture> {
  const { icc } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  const { data, info } = await inkPixels(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const inks = new Uint8Array(data.length);
  for (let start = 0; start < data.length; start += BAND * 4) {
    inks.set(press.inksOfInkPixels(data.subarray(start, start + BAND * 4), icc), start);
  }
  return finished(width, height, inks, undefined);
}

function finished(width: number, height: number, inks: Uint8Array, opacities: Uint8Array | undefined): InkPicture {
  const ink = new PictureInk(width, height, opacities === undefined, inks);
  takeDifferences(inks, width);
  return { width, height, ink, differences: inks, opacities };
}

/** Predictor 2 of PDF (and TIFF), in place. */
function takeDifferences(inks: Uint8Array, width: number): void {
  const row = width * 4;
  for (let start = 0; start < inks.length; start += row) {
    for (let at = start + row - 1; at >= start + 4; at--) inks[at] = (inks[at] as number) - (inks[at - 4] as number);
  }
}
