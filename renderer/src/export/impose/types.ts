import type { SheetGrid, SheetOptions } from '../../imposition/types.js';
import type { PdfMetadata, PrintOptions } from '../pdf/types.js';

export interface SheetPdfOptions extends PrintOptions, SheetOptions {
  readonly metadata?: PdfMetadata;
  /** Title in the small line that names every sheet; `false` for none. Default: the metadata's title. */
  readonly footer?: string | false;
}

export interface SheetFile {
  /** `separate` backs have a file of their own, everything else is one file. */
  readonly part: 'all' | 'fronts' | 'backs';
  readonly bytes: Uint8Array;
  readonly pages: number;
}

export interface ImposedSheets {
  readonly files: readonly SheetFile[];
  /** Of paper. */
  readonly sheets: number;
  readonly cardsPerSheet: number;
  readonly grid: SheetGrid;
}
