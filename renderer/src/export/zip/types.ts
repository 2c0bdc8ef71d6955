import type { PrintCard, PdfProgress } from '../pdf/types.js';
import type { RasterOptions } from '../raster/renderRaster.js';

/** A card with the data for its file names. */
export interface ZipCard extends PrintCard {
  /** Position in the deck, from 1. */
  readonly number: number;
  readonly title: string;
}

export interface ZipOptions extends Pick<
  RasterOptions,
  'dpi' | 'widthMm' | 'bleedMm' | 'quality' | 'pictures' | 'cache' | 'signal'
> {
  readonly format?: 'png' | 'jpg';
  /** The height of the trim. */
  readonly heightMm: number;
  /** The exact size that a print shop requires; excess is cropped evenly. Default: the trim with its bleed. */
  readonly widthPx?: number | undefined;
  readonly heightPx?: number | undefined;
  /** Whether only backs are wanted. They come as the fronts of the cards. */
  readonly onlyBacks?: boolean;
  readonly deckTitle: string;
  readonly language?: string;
  /** Credits for fonts, icon sets and illustrations, one line each. */
  readonly credits: readonly string[];
  readonly onProgress?: (progress: Pick<PdfProgress, 'done' | 'total'>) => void;
}
