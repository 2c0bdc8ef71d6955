import type { PrintCard, PdfProgress } from '../pdf/types.js';
import type { RasterOptions } from '../raster/renderRaster.js';

/** A card with what its files are named after. */
export interface ZipCard extends PrintCard {
  /** Place in the deck's order, from 1. */
  readonly number: number;
  readonly title: string;
}

export interface ZipOptions extends Pick<
  RasterOptions,
  'dpi' | 'widthMm' | 'bleedMm' | 'quality' | 'pictures' | 'signal'
> {
  readonly format?: 'png' | 'jpg';
  /** Pixels that a print shop wants exactly; more is cut off evenly. By default what size and bleed amount to. */
  readonly widthPx?: number | undefined;
  readonly heightPx?: number | undefined;
  readonly deckTitle: string;
  readonly language?: string;
  /** Who made what is in the pictures: fonts, icon sets, illustrations. One line each. */
  readonly credits: readonly string[];
  readonly onProgress?: (progress: Pick<PdfProgress, 'done' | 'total'>) => void;
}
