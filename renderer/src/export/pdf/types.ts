import type { Scene } from '../../displayList.js';
import type { PdfEngine } from '../../imposition/types.js';
import type { PictureSource } from '../browser/assets.js';
import type { PdfColorPolicy } from './direct/PdfColorPolicy.js';

/** One page of a card PDF, or one side of a card on a sheet. */
export interface PdfFace {
  /** The same object, or an equal drawing, is drawn only once in the file. */
  readonly scene: Scene;
  /** The face's name in errors, e.g. `card 7 “Lamp” (front)`. Default: its position in the list. */
  readonly label?: string;
}

/** A card of a print run. */
export interface PrintCard {
  readonly front: PdfFace;
  readonly back?: PdfFace | undefined;
  /** How many times it is printed. Default 1. */
  readonly copies?: number;
  /** Its position in the deck, from 1, and its title, for its label on a sheet. */
  readonly number?: number;
  readonly title?: string;
}

/** Metadata of the file. */
export interface PdfMetadata {
  readonly title?: string;
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: readonly string[];
  /** BCP 47 tag of the text, e.g. `de`. */
  readonly language?: string;
}

/** Progress. `faces`: distinct drawings are being collected; `pages`: pages of the file are being written. */
export interface PdfProgress {
  readonly stage: 'faces' | 'printing' | 'pages';
  /** Faces or pages finished in this stage. */
  readonly done: number;
  /** Known for `printing` and `pages`, and for `faces` when a list was given. */
  readonly total: number | undefined;
}

export interface PrintOptions {
  /** Trim width of the printed card. */
  readonly widthMm: number;
  /** Kept around the trim; at most the scenes' bleed. Default 0. */
  readonly bleedMm?: number;
  readonly pictures: PictureSource;
  /** What draws the faces. Default: that of the export options. */
  readonly engine?: PdfEngine;
  /** Colours, pictures and the standard that the file follows; only for `cardwright`. Default: `rgbPolicy`. */
  readonly policy?: PdfColorPolicy;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (progress: PdfProgress) => void;
}

export interface PdfOptions extends PrintOptions {
  readonly metadata?: PdfMetadata;
}
