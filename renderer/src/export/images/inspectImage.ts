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
      /** Set when browsers or printers would not show the file as it should: see `convertImage`. */
      readonly conversion?: ImageConversion;
    }
  | { readonly kind: 'vector'; readonly svg: string };

/** What a picture is stored as again: a photo stays a photo, anything else loses nothing. */
export type ImageConversion = 'jpeg' | 'png';

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

/**
 * Finds out what a picture is, and decodes it once to be sure that it is whole; an SVG is sanitised.
 * @throws CardwrightError `image.unreadable` or `svg.*` with a reason for people
 */
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
  await assertWhole(bytes);
  const mime = SHOWN_BY_BROWSERS[metadata.format];
  const upright = (metadata.orientation ?? 1) === 1;
  if (mime !== undefined && upright && metadata.space !== 'cmyk') return { kind: 'raster', width, height, mime };
  const conversion = metadata.format === 'jpeg' ? 'jpeg' : 'png';
  return { kind: 'raster', width, height, mime: `image/${conversion}`, conversion };
}

/** The picture upright, in sRGB, and of a kind that every browser and PDF shows. */
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
      'it is not a picture that can be read (JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG).',
      { cause },
    );
  }
}

/** A header says nothing of the pixels: half a download would be printed half grey. */
async function assertWhole(bytes: Uint8Array): Promise<void> {
  try {
    // Small, so that JPEGs are decoded at an eighth of their size.
    await sharp(bytes, { failOn: 'truncated', limitInputPixels: MOST_PIXELS })
      .resize(16, 16, { fit: 'fill' })
      .raw()
      .toBuffer();
  } catch (cause) {
    throw new CardwrightError(
      'image.unreadable',
      'the file is damaged or cut off. Save it again, or download it again.',
      {
        cause,
      },
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
