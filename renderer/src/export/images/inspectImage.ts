import sharp, { type Metadata } from 'sharp';
import { CardwrightError } from '../../errors.js';
import { parseSvg, sanitizeSvg } from '../../svg/index.js';

export type InspectedImage =
  | {
      readonly kind: 'raster';
      /** px, after EXIF orientation */
      readonly width: number;
      readonly height: number;
      readonly mime: string;
      /** Present when the file itself would not be shown as it should. */
      readonly converted?: Uint8Array;
    }
  | { readonly kind: 'vector'; readonly svg: string };

/** A picture of more pixels would take over 400 MB to paint. */
export const MOST_PIXELS = 100_000_000;
/** Chromium paints no larger side. */
export const LONGEST_SIDE = 16_384;

const SHOWN_BY_BROWSERS: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** Reads a picture's header, sanitises an SVG. @throws CardwrightError `image.unreadable` or `svg.*` with a reason for people */
export async function inspectImage(bytes: Uint8Array): Promise<InspectedImage> {
  if (looksLikeSvg(bytes)) return inspectSvg(bytes);
  const metadata = await readMetadata(bytes);
  const { width, height } = metadata.autoOrient;
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS) {
    throw new CardwrightError(
      'image.unreadable',
      `it has ${width} × ${height} px; at most ${LONGEST_SIDE} px a side and ${MOST_PIXELS / 1e6} megapixels are taken. Save it smaller.`,
    );
  }
  const mime = SHOWN_BY_BROWSERS[metadata.format];
  if (mime !== undefined && (metadata.orientation ?? 1) === 1) return { kind: 'raster', width, height, mime };
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient();
  // A photo stays a photo: a JPEG turned upright is stored as one again, anything else without loss.
  const converted =
    metadata.format === 'jpeg'
      ? await image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
      : await image.png().toBuffer();
  return { kind: 'raster', width, height, mime: metadata.format === 'jpeg' ? 'image/jpeg' : 'image/png', converted };
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new CardwrightError(
      'image.unreadable',
      'it is not a picture that can be read (JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG).',
      { cause },
    );
  }
}

function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder()
    .decode(bytes.subarray(0, 1024))
    .replace(/^\uFEFF/, '')
    .trimStart();
  return (
    start.startsWith('<svg') ||
    (start.startsWith('<') && /<svg[\s>]/i.test(new TextDecoder().decode(bytes.subarray(0, 65_536))))
  );
}

/** Parsed once here, so that a drawing which cannot be used is known to be broken before layout asks for it. */
function inspectSvg(bytes: Uint8Array): InspectedImage {
  const svg = sanitizeSvg(new TextDecoder().decode(bytes));
  parseSvg(svg, { currentColor: '#000000', variables: () => undefined });
  return { kind: 'vector', svg };
}
