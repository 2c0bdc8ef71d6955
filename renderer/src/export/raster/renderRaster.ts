import { MM_PER_INCH } from '../../schema/values/units.js';
import { CardwrightError } from '../../errors.js';
import type { PictureSource } from '../browser/assets.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import type { RasterCache } from '../cache/RasterCache.js';
import { type Drawing, sceneIn } from '../cache/sceneFacts.js';
import { encodeRaster, pageEncoding, type RasterFormat } from './encodeRaster.js';
import { inFlight } from './inFlight.js';
import { rasterSize } from './rasterSize.js';

export interface RasterFace {
  readonly id: string;
  /** Laid out only if the cache does not have the picture. */
  readonly scene: Drawing;
  /** The face's name in errors, e.g. `card 7 “Lamp” (front)`. Default: the id. */
  readonly label?: string;
}

export interface RasterOptions {
  /** 72 … 1200 */
  readonly dpi: number;
  /** Trim width of the printed card. */
  readonly widthMm: number;
  /** On every side; at most the scenes' bleed. Default 0. */
  readonly bleedMm?: number;
  readonly format?: RasterFormat;
  /** 1 … 100 for jpg and webp. Default 92. */
  readonly quality?: number;
  /** Keeps unpainted areas transparent; png and webp only. */
  readonly transparent?: boolean;
  /** Makes rounded corners transparent; only png and webp without bleed. */
  readonly cornerRadiusMm?: number;
  readonly pictures: PictureSource;
  /** Faces that were painted before are taken from it. */
  readonly cache?: RasterCache | undefined;
  readonly signal?: AbortSignal;
}

export interface RasterImage {
  readonly id: string;
  readonly bytes: Buffer;
  /** px */
  readonly width: number;
  readonly height: number;
}

/**
 * Renders faces as picture files in the given order, in parallel in the pool's windows. Ending the iteration early
 * stops the work. Throws for contradictory options before anything is painted, and for the first face that fails.
 */
export async function* renderRaster(
  faces: Iterable<RasterFace> | AsyncIterable<RasterFace>,
  options: RasterOptions,
  pool: BrowserPool,
): AsyncGenerator<RasterImage, void, void> {
  const { cache, dpi, widthMm } = options;
  const looks = looksOf(options);
  const { format, quality, transparent, bleedMm, cornerRadiusMm } = looks;
  assertOptions(looks);
  yield* inFlight(faces, pool.windows + 1, options.signal, async ({ id, scene: drawing, label = id }, signal) => {
    const key = await rasterKey(drawing, options);
    const known = key === undefined ? undefined : await cache?.read(key);
    if (known !== undefined) return { id, ...known };
    const scene = await sceneIn(drawing);
    const size = rasterSize(scene, { dpi, widthMm, bleedMm });
    const { width, height, exactWidth, exactHeight, pixelRatio, bleed } = size;
    const order = {
      scene,
      origin: { x: -bleed, y: -bleed },
      pixelRatio,
      exactWidth,
      exactHeight,
      width,
      height,
      encoding: pageEncoding(format),
      transparent,
      cornerRadius: (cornerRadiusMm / MM_PER_INCH) * dpi,
    };
    const bytes = await pool.paint(order, label, options.pictures, signal);
    const image = { bytes: await encodeRaster(bytes, size, { format, quality, dpi }), width, height };
    if (key !== undefined) await cache?.write(key, image);
    return { id, ...image };
  });
}

/** The name of a picture in the cache; undefined without a cache, or if a picture on it cannot be read. */
export async function rasterKey(drawing: Drawing, options: RasterOptions): Promise<string | undefined> {
  const { cache, pictures, dpi, widthMm } = options;
  const { format, quality, transparent, bleedMm, cornerRadiusMm } = looksOf(options);
  const looks = { format, quality, transparent, cornerRadiusMm, dpi, widthMm, bleedMm };
  return cache?.keyOf(drawing, looks, pictures);
}

function looksOf({
  format = 'png',
  quality = 92,
  bleedMm = 0,
  cornerRadiusMm = 0,
  transparent = false,
}: RasterOptions) {
  return { format, quality, bleedMm, cornerRadiusMm, transparent: transparent || cornerRadiusMm > 0 };
}

type Checked = Required<Pick<RasterOptions, 'format' | 'quality' | 'transparent' | 'bleedMm' | 'cornerRadiusMm'>>;

function assertOptions({ format, quality, transparent, bleedMm, cornerRadiusMm }: Checked): void {
  if (!(quality >= 1 && quality <= 100)) {
    throw new CardwrightError('raster.quality', `The quality is ${quality}; it must be from 1 to 100.`, {
      path: 'quality',
    });
  }
  if (transparent && format === 'jpg') {
    throw new CardwrightError('raster.transparent', 'JPEG files cannot be transparent.', {
      path: 'format',
      fix: 'Choose png or webp, or turn off transparency and rounded corners.',
    });
  }
  if (cornerRadiusMm > 0 && bleedMm > 0) {
    throw new CardwrightError('raster.corners', 'Rounded corners would cut off the bleed.', {
      path: 'cornerRadiusMm',
      fix: 'Choose either a bleed (the printer rounds the corners) or rounded corners.',
    });
  }
}
