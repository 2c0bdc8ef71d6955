import type { CopyOrder } from '../../imposition/copyOrder.js';
import type { CutFile } from '../../imposition/plotter/cutFiles.js';
import type { SheetGrid, SheetOptions } from '../../imposition/types.js';
import type { PdfMetadata, PrintOptions } from '../pdf/types.js';

export interface SheetPdfOptions extends PrintOptions, SheetOptions {
  readonly metadata?: PdfMetadata;
  /** The order of copies. Default `card`. */
  readonly collate?: CopyOrder;
  /** Title in every sheet's footer; `false` for no footer. Default: the metadata's title. */
  readonly footer?: string | false;
}

export interface SheetFile {
  /** With `separate` backs, there are two files; otherwise one. */
  readonly part: 'all' | 'fronts' | 'backs';
  readonly bytes: Uint8Array;
  readonly pages: number;
}

export interface ImposedSheets {
  readonly files: readonly SheetFile[];
  /** The number of sheets of paper. */
  readonly sheets: number;
  readonly cardsPerSheet: number;
  readonly grid: SheetGrid;
  /** For a cutting plotter, if one is used. */
  readonly cuts: readonly CutFile[];
}
