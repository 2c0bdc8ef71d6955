import sharp from 'sharp';
import { filterPixels, type PictureFilter } from '../../filters/index.js';
import { MOST_PIXELS } from './inspectImage.js';

/**
 * A picture with a filter applied to its pixels, in sRGB: a JPEG of high quality, or a PNG if parts are transparent.
 * PDFs embed it as it is, so a filtered photograph has the resolution of the original there.
 */
export async function filterImage(
  bytes: Uint8Array,
  filter: PictureFilter,
): Promise<{ readonly bytes: Uint8Array; readonly mime: string }> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const filtered = filterPixels({ width, height, data: new Uint8ClampedArray(data) }, filter);
  const image = sharp(filtered.data, { raw: { width: filtered.width, height: filtered.height, channels: 4 } });
  if (isTransparent(filtered.data)) return { bytes: await image.png().toBuffer(), mime: 'image/png' };
  const jpeg = image.removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  return { bytes: await jpeg.toBuffer(), mime: 'image/jpeg' };
}

function isTransparent(data: Uint8ClampedArray): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 255) return true;
  return false;
}
