import sharp, { type Metadata } from 'sharp';
import { CardwrightError } from '../../errors.js';
import type { Size } from '../../geometry.js';
import { OPACITY_GRID, opaqueParts } from '../../images/opaqueParts.js';
import { encodingOf } from '../../schema/reading/decodeText.js';
import { parseSvg, sanitizeSvg } from '../../svg/index.js';
import { readWholeJpeg } from './readWholeJpeg.js';

export type InspectedImage =
  | {
      readonly kind: 'raster';
      /** px, after EXIF orientation */
      readonly width: number;
      readonly height: number;
      readonly mime: string;
      /** Present if parts of it are transparent. */
      readonly opaqueParts?: string;
      /** Its pixels are inks (CMYK), which files for a press can keep. */
      readonly hasInks?: true;
      /** Set when browsers or printers would not show the file correctly: see `convertImage`. */
      readonly conversion?: ImageConversion;
    }
  | { readonly kind: 'vector'; readonly svg: string };

/** The format to convert to: JPEG for photos, lossless PNG for anything else. */
export type ImageConversion = 'jpeg' | 'png';

/** Painting a picture with more pixels would take over 400 MB. */
export const MOST_PIXELS = 100_000_000;
/** Chromium cannot paint longer sides. */
export const LONGEST_SIDE = 16_384;

const SHOWN_BY_BROWSERS: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

/**
 * Identifies a picture and makes sure that it is complete; an SVG is sanitised.
 * @throws CardwrightError `image.unreadable` or `svg.*` with a readable reason
 */
export async function inspectImage(bytes: Uint8Array): Promise<InspectedImage> {
  if (bytes.length === 0) throw new CardwrightError('image.unreadable', 'the file is empty.');
  if (looksLikeSvg(bytes)) return inspectSvg(bytes);
  // No part of a JPEG is transparent, and decoding it takes longer than laying out a card.
  const jpeg = readWholeJpeg(bytes);
  if (jpeg?.plain !== undefined) return { kind: 'raster', ...withinLimits(jpeg.plain), mime: 'image/jpeg' };
  const metadata = await readMetadata(bytes);
  const { width, height } = withinLimits(metadata.autoOrient);
  const opaque = jpeg === undefined ? await decodeWhole(bytes) : undefined;
  const size = { width, height, ...(opaque !== undefined && { opaqueParts: opaque }) };
  const mime = SHOWN_BY_BROWSERS[metadata.format];
  const upright = (metadata.orientation ?? 1) === 1;
  if (mime !== undefined && upright && metadata.space !== 'cmyk') return { kind: 'raster', ...size, mime };
  const conversion = metadata.format === 'jpeg' ? 'jpeg' : 'png';
  const hasInks = metadata.space === 'cmyk' && metadata.channels === 4;
  return { kind: 'raster', ...size, mime: `image/${conversion}`, conversion, ...(hasInks && { hasInks }) };
}

/** @throws CardwrightError `image.unreadable` for a picture that is too large */
function withinLimits({ width, height }: Size): Size {
  if (width <= LONGEST_SIDE && height <= LONGEST_SIDE && width * height <= MOST_PIXELS) return { width, height };
  throw new CardwrightError(
    'image.unreadable',
    `it has ${width} × ${height} px; at most ${LONGEST_SIDE} px per side and ${MOST_PIXELS / 1e6} megapixels are allowed.`,
    { fix: 'Save it at a smaller size.' },
  );
}

/** Converts a picture to upright sRGB in a format that every browser and PDF supports. */
export async function convertImage(bytes: Uint8Array, to: ImageConversion): Promise<Uint8Array> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient().toColourspace('srgb');
  return to === 'jpeg' ? image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer() : image.png().toBuffer();
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new CardwrightError(
      'image.unreadable',
      'it is not a supported picture (JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG).',
      { cause, fix: 'Save it as PNG or JPEG.' },
    );
  }
}

/**
 * A valid header is not enough: a partial download would be printed half grey.
 * @returns where the picture is opaque; undefined if no part of it is transparent
 */
async function decodeWhole(bytes: Uint8Array): Promise<string | undefined> {
  try {
    // Small, so that JPEGs can be decoded at an eighth of their size.
    const alpha = await sharp(bytes, { failOn: 'truncated', limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize(OPACITY_GRID, OPACITY_GRID, { fit: 'fill' })
      .ensureAlpha()
      .extractChannel('alpha')
      .raw()
      .toBuffer();
    return opaqueParts(alpha);
  } catch (cause) {
    throw new CardwrightError('image.unreadable', 'the file is damaged or cut off.', {
      cause,
      fix: 'Save it again, or download it again.',
    });
  }
}

function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = textOf(bytes, 1024).trimStart();
  return start.startsWith('<svg') || (start.startsWith('<') && /<svg[\s>]/i.test(textOf(bytes, 65_536)));
}

/** The text of the first bytes, without a byte order mark. Some editors save SVG in UTF-16. */
function textOf(bytes: Uint8Array, length = bytes.length): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, length));
}

/** Parses an SVG once, so that an unusable one is reported as broken before layout needs it. */
function inspectSvg(bytes: Uint8Array): InspectedImage {
  const svg = sanitizeSvg(textOf(bytes));
  parseSvg(svg, { currentColor: '#000000', variables: () => undefined });
  return { kind: 'vector', svg };
}
