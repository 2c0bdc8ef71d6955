import sharp, { type Metadata, type Sharp } from 'sharp';
import { MOST_PIXELS } from '../../images/inspectImage.js';
import { type PlainJpeg, readWholeJpeg } from '../../images/readWholeJpeg.js';
import type { PdfPicture } from './PdfColorPolicy.js';
import { pngStream } from './pngStream.js';

const OPAQUE = 255;

/** A JPEG as it is; any other picture without loss in sRGB, with its opacities as a mask unless it is opaque. */
export async function rgbPicture(bytes: Uint8Array): Promise<PdfPicture> {
  const plain = readWholeJpeg(bytes)?.plain;
  if (plain?.hasProfile === false) return jpegPicture(bytes, plain);
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS });
  const metadata = await image.metadata();
  const { format, orientation = 1, space, icc } = metadata;
  if (format !== 'jpeg' || orientation !== 1 || (space !== 'srgb' && space !== 'b-w'))
    return lossless(image.autoOrient(), metadata);
  return jpegPicture(bytes, { ...metadata, components: space === 'b-w' ? 1 : 3 }, icc);
}

function jpegPicture(
  data: Uint8Array,
  { width, height, components }: Omit<PlainJpeg, 'hasProfile'>,
  icc?: Buffer,
): PdfPicture {
  // sRGB is what readers assume, and most profiles are sRGB.
  const isOther = icc !== undefined && !icc.includes('sRGB');
  return {
    width,
    height,
    space: components === 1 ? '/DeviceGray' : '/DeviceRGB',
    ...(isOther && { profile: { bytes: icc, components } }),
    entries: '/BitsPerComponent 8/Filter/DCTDecode',
    data,
  };
}

async function lossless(image: Sharp, { hasAlpha, format }: Metadata): Promise<PdfPicture> {
  const colors = image.clone().toColourspace('srgb').removeAlpha();
  const picture = pngStream(await asPng(colors));
  if (!hasAlpha || format === 'jpeg') return picture;
  const alpha = image.clone().ensureAlpha().extractChannel('alpha').toColourspace('b-w');
  const { data, info } = await alpha.raw().toBuffer({ resolveWithObject: true });
  // Many programs write an alpha channel even for opaque pictures. Without a mask, a page has no transparency.
  if (data.every((opacity) => opacity === OPAQUE)) return picture;
  return { ...picture, mask: pngStream(await asPng(sharp(data, { raw: info }).toColourspace('b-w'))) };
}

/** Each row is filtered in the way that suits it, or photographs would be twice as large. */
function asPng(image: Sharp): Promise<Buffer> {
  return image.png({ compressionLevel: 6, adaptiveFiltering: true, palette: false }).toBuffer();
}
