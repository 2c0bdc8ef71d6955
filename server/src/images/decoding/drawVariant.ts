import sharp, { type Sharp } from 'sharp';
import { HttpProblem } from '../../errors.js';
import { MAX_PIXELS } from '../limits.js';
import type { Variant } from '../sizes.js';
import { identifyPicture } from './identifyPicture.js';
import { svgAtSize } from './svgAtSize.js';

/** See PictureDecoder. */
export async function drawVariant(source: Uint8Array, variant: Variant): Promise<Buffer> {
  const { drawing, ...picture } = await identifyPicture(source);
  const bytes = drawing === undefined ? picture.bytes : svgAtSize(drawing, picture, variant);
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient();
  try {
    return await encode(resize(image, variant), variant).toBuffer();
  } catch (cause) {
    throw new HttpProblem('unsupported-type', 'The picture cannot be resized. Save it again and upload it.', { cause });
  }
}

function resize(image: Sharp, { width, height, fit }: Variant): Sharp {
  const withoutEnlargement = true;
  if (height === undefined) return image.resize({ width, withoutEnlargement });
  // As in Supabase, `contain` fits the whole picture into the box without adding bars.
  return image.resize({ width, height, fit: fit === 'contain' ? 'inside' : (fit ?? 'cover'), withoutEnlargement });
}

function encode(image: Sharp, { format, quality }: Variant): Sharp {
  const flat = image.toColourspace('srgb');
  switch (format) {
    case 'webp':
      return flat.webp({ quality, effort: 3 });
    case 'avif':
      return flat.avif({ quality, effort: 2 });
    case 'jpeg':
      return flat.flatten({ background: '#FFFFFF' }).jpeg({ quality, mozjpeg: true });
    case 'png':
      return flat.png({ compressionLevel: 8 });
  }
}
