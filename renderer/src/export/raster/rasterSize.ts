import { MM_PER_INCH } from '../../schema/values/units.js';
import { CardwrightError } from '../../errors.js';
import type { Scene } from '../../displayList.js';

export const MIN_DPI = 72;
export const MAX_DPI = 1200;
/** The longest side of a canvas in Chromium, and a number of pixels that fits into memory several times. */
const MAX_SIDE_PX = 16_384;
const MAX_PIXELS = 120_000_000;

export interface RasterSize {
  /** Whole px of the picture. */
  readonly width: number;
  readonly height: number;
  /** The same before rounding. */
  readonly exactWidth: number;
  readonly exactHeight: number;
  /** px per design unit. */
  readonly pixelRatio: number;
  /** Bleed in units around the trim. */
  readonly bleed: number;
}

/**
 * Pixels of a face printed `widthMm` wide (trim) with bleed on every side. Rounded to the nearest pixel
 * with a tiny tolerance: 63.5 mm plus twice 3.175 mm at 300 dpi is 825 px. Throws `raster.dpi`, `raster.size` or
 * `raster.bleed`.
 */
export function rasterSize(
  scene: Pick<Scene, 'width' | 'height' | 'bleed'>,
  { dpi, widthMm, bleedMm }: { dpi: number; widthMm: number; bleedMm: number },
): RasterSize {
  if (!(dpi >= MIN_DPI && dpi <= MAX_DPI)) {
    throw new CardwrightError(
      'raster.dpi',
      `The resolution is ${dpi} dpi; it must be from ${MIN_DPI} to ${MAX_DPI} dpi.`,
      {
        path: 'dpi',
        fix: `Choose a resolution between ${MIN_DPI} and ${MAX_DPI} dpi; 300 is usual for print.`,
      },
    );
  }
  if (!(widthMm > 0 && Number.isFinite(widthMm))) {
    throw new CardwrightError('raster.size', `A card cannot be ${widthMm} mm wide.`, { path: 'widthMm' });
  }
  const unitsPerMm = scene.width / widthMm;
  const bleed = bleedMm * unitsPerMm;
  // Layout rounds the bleed, so allow a hundredth of a unit.
  if (!(bleedMm >= 0 && bleed <= scene.bleed + 0.01)) {
    const drawn = Math.round((scene.bleed / unitsPerMm) * 100) / 100;
    throw new CardwrightError(
      'raster.bleed',
      `The export asks for a bleed of ${bleedMm} mm, but the face was laid out with ${drawn} mm.`,
      {
        path: 'bleedMm',
        fix: 'Lay out the face with at least the bleed of the export.',
      },
    );
  }
  const pixelRatio = dpi / MM_PER_INCH / unitsPerMm;
  const exactWidth = (scene.width + 2 * bleed) * pixelRatio;
  const exactHeight = (scene.height + 2 * bleed) * pixelRatio;
  const width = Math.max(1, Math.round(exactWidth));
  const height = Math.max(1, Math.round(exactHeight));
  assertPaintable(width, height, dpi);
  return { width, height, exactWidth, exactHeight, pixelRatio, bleed };
}

function assertPaintable(width: number, height: number, dpi: number): void {
  if (width <= MAX_SIDE_PX && height <= MAX_SIDE_PX && width * height <= MAX_PIXELS) return;
  const possible = Math.floor(
    dpi * Math.min(MAX_SIDE_PX / width, MAX_SIDE_PX / height, Math.sqrt(MAX_PIXELS / (width * height))),
  );
  throw new CardwrightError(
    'raster.too_large',
    `A picture of ${width} × ${height} px (${dpi} dpi) is too large for a browser.`,
    {
      path: 'dpi',
      fix: possible >= MIN_DPI ? `Choose at most ${possible} dpi for this size.` : 'Choose a smaller size.',
    },
  );
}
