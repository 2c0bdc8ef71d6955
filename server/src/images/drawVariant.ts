import sharp, { type Sharp } from 'sharp';
import { HttpProblem } from '../errors.js';
import { identifyPicture, type IdentifiedPicture } from './identifyPicture.js';
import { MAX_PIXELS } from './limits.js';
import type { Variant } from './sizes.js';

/** The resolution that librsvg assumes for SVG units. */
const SVG_DPI = 72;
const TIMEOUT = { seconds: 30 };

/**
 * Resizes a picture: upright, in sRGB, without camera metadata (place, owner), and never enlarged unless it is an SVG.
 * Animations are reduced to their first frame.
 * @throws HttpProblem `unsupported-type`, `too-large`
 */
export async function drawVariant(source: Uint8Array, variant: Variant): Promise<Buffer> {
  const picture = await identifyPicture(source);
  try {
    return await encode(resize(open(picture, variant), picture, variant), variant)
      .timeout(TIMEOUT)
      .toBuffer();
  } catch (cause) {
    throw new HttpProblem('unsupported-type', 'The picture cannot be resized. Save it again and upload it.', { cause });
  }
}

function open({ bytes, contentType, width }: IdentifiedPicture, variant: Variant): Sharp {
  if (contentType !== 'image/svg+xml') return sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const density = Math.min(100_000, Math.max(1, (SVG_DPI * variant.width) / width));
  return sharp(bytes, { density, limitInputPixels: MAX_PIXELS });
}

function resize(image: Sharp, { contentType }: IdentifiedPicture, { width, height, fit }: Variant): Sharp {
  const withoutEnlargement = contentType !== 'image/svg+xml';
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
