import { fileTypeFromBuffer } from 'file-type';
import type { ParsedSvg } from '@cardwright/renderer';
import sharp, { type Metadata } from 'sharp';
import { HttpProblem } from '../../errors.js';
import { MAX_ANIMATION_PIXELS, MAX_OBJECT_BYTES, MAX_PIXELS, MAX_SIDE } from '../limits.js';
import { tooLarge, tooManyPixels } from '../tooLarge.js';
import { identifySvg } from './identifySvg.js';
import { looksLikeSvg } from './looksLikeSvg.js';
import type { IdentifiedPicture } from './PictureDecoder.js';

const TAKEN = 'Use a PNG, JPEG, WebP, AVIF, GIF or SVG file.';
const TYPES = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);

/**
 * Identifies a picture by its bytes alone, and checks that it is not too large to decode.
 * @returns the picture, with its shapes if it is an SVG
 * @throws HttpProblem `too-large`, `unsupported-type`
 */
export async function identifyPicture(bytes: Uint8Array): Promise<IdentifiedPicture & { drawing?: ParsedSvg }> {
  if (bytes.byteLength > MAX_OBJECT_BYTES) throw tooLarge();
  if (looksLikeSvg(bytes)) return identifySvg(bytes);
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined || !TYPES.has(found.mime)) throw new HttpProblem('unsupported-type', TAKEN);
  const metadata = await readMetadata(bytes);
  const { width, height } = metadata.autoOrient;
  const pixels = width * height;
  if (width > MAX_SIDE || height > MAX_SIDE || pixels > MAX_PIXELS) throw tooManyPixels();
  if (pixels * (metadata.pages ?? 1) > MAX_ANIMATION_PIXELS) throw tooManyPixels();
  return { bytes, contentType: found.mime === 'image/apng' ? 'image/png' : found.mime, width, height };
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new HttpProblem('unsupported-type', `The picture cannot be read. ${TAKEN}`, { cause });
  }
}
