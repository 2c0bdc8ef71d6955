import { CardwrightError, sanitizeSvg, svgSize } from '@cardwright/renderer';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { HttpProblem } from '../errors.js';
import { MAX_ANIMATION_PIXELS, MAX_OBJECT_BYTES, MAX_PIXELS, MAX_SIDE, MAX_SVG_BYTES } from './limits.js';

export interface IdentifiedPicture {
  /** Safe to store and draw: an SVG is cleaned, everything else is unchanged. */
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Pixels, after rotation to upright. */
  readonly width: number;
  readonly height: number;
}

const TAKEN = 'Use a PNG, JPEG, WebP, AVIF, GIF or SVG file.';
const TYPES = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);

/**
 * Identifies a picture by its bytes alone, and checks that it is not too large to decode.
 * @throws HttpProblem `too-large`, `unsupported-type`
 */
export async function identifyPicture(bytes: Uint8Array): Promise<IdentifiedPicture> {
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

export function tooLarge(): HttpProblem {
  return new HttpProblem('too-large', 'The object exceeded the maximum allowed size');
}

function tooManyPixels(): HttpProblem {
  const most = `${MAX_PIXELS / 1e6} megapixels and ${MAX_SIDE} px per side`;
  return new HttpProblem('too-large', `The picture is too large. The limit is ${most}.`);
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new HttpProblem('unsupported-type', `The picture cannot be read. ${TAKEN}`, { cause });
  }
}

/** Whether an XML parser would read this as an SVG. */
function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder()
    .decode(bytes.subarray(0, 65_536))
    .replace(/^\uFEFF/, '')
    .trimStart();
  return start.startsWith('<') && /<svg[\s>/]/i.test(start);
}

function identifySvg(source: Uint8Array): IdentifiedPicture {
  if (source.byteLength > MAX_SVG_BYTES) throw tooLarge();
  try {
    const svg = sanitizeSvg(new TextDecoder('utf-8', { fatal: true }).decode(source));
    const { width, height } = svgSize(svg);
    const size = { width: toPixels(width), height: toPixels(height) };
    return { bytes: Buffer.from(svg), contentType: 'image/svg+xml', ...size };
  } catch (cause) {
    const reason = cause instanceof CardwrightError ? cause.message : 'it is not valid UTF-8';
    throw new HttpProblem('unsupported-type', `The SVG cannot be used: ${reason}`, { cause });
  }
}

/** An SVG can declare any size. */
function toPixels(length: number): number {
  return Math.max(1, Math.min(1_000_000, Math.round(length)));
}
