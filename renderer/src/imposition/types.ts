import type { Insets, Rect } from '../geometry.js';

/** Paper, or stock that is cut already. All lengths in mm; the sheet stands upright (portrait) unless it is wider. */
export interface SheetDefinition {
  readonly slug: string;
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly aliases?: readonly string[];
  /** Where the numbers come from. */
  readonly source?: string;
  /** Places of labels or perforated cards; without it cards are placed to fit. */
  readonly cells?: {
    readonly columns: number;
    readonly rows: number;
    readonly leftMm: number;
    readonly topMm: number;
    readonly widthMm: number;
    readonly heightMm: number;
    readonly gapXMm: number;
    readonly gapYMm: number;
  };
}

export const ORIENTATIONS = ['auto', 'portrait', 'landscape'] as const;
export const CUT_MARKS = ['ticks', 'crosses', 'guides', 'none'] as const;
/** The edge that the printer turns the paper over; `none`: backs are not mirrored. */
export const DUPLEX_MODES = ['long-edge', 'short-edge', 'none'] as const;
/** `separate`: backs in a file of their own. */
export const BACK_ORDERS = ['interleaved', 'collected', 'separate', 'none'] as const;
/** Direction of the fold line between faces and backs on one side of the paper. */
export const FOLDS = ['none', 'auto', 'horizontal', 'vertical'] as const;

export type Orientation = (typeof ORIENTATIONS)[number];
export type CutMarks = (typeof CUT_MARKS)[number];
export type DuplexMode = (typeof DUPLEX_MODES)[number];
export type BackOrder = (typeof BACK_ORDERS)[number];
export type Fold = (typeof FOLDS)[number];

/** What to do to backs so that a certain printer puts them behind their faces; measured with `calibrationSheet`. */
export interface PrinterCalibration {
  /** Moves backs to the right, looking at the back side. */
  readonly xMm: number;
  /** Moves backs down, looking at the back side. */
  readonly yMm: number;
  /** Enlarges backs about the middle of the sheet. Default 1. */
  readonly scale?: number;
}

export interface SheetOptions {
  readonly sheet: SheetDefinition;
  /** Default `auto`: whichever holds more cards, upright when equal. */
  readonly orientation?: Orientation;
  /** Cards side by side and one below the other; as many as fit when absent. */
  readonly columns?: number;
  readonly rows?: number;
  /** Between cards. Default 0: one cut parts two cards. */
  readonly gapMm?: number;
  /** Least distance of cards from the sheet's edges where their number is computed. Default 5. */
  readonly marginMm?: number;
  /** Default `ticks`. */
  readonly marks?: CutMarks;
  readonly registration?: boolean;
  readonly colorBar?: boolean;
  /** Default `long-edge`. */
  readonly duplex?: DuplexMode;
  /** Default `interleaved`. */
  readonly backs?: BackOrder;
  /** Default `none`. With a fold faces and backs stand on one side and `duplex` and `backs` mean nothing. */
  readonly fold?: Fold;
  /** Between faces and backs of a folded sheet. Default 6. */
  readonly gutterMm?: number;
  readonly calibration?: PrinterCalibration;
}

/** Place of a card: mm from the sheet's top left corner. */
export interface Cell {
  readonly rect: Rect;
  /** How much of the bleed shows on each side of the place, whichever way the card is turned. */
  readonly bleed: Insets;
  /** Quarter turns clockwise of what is printed there. */
  readonly turn: 0 | 1 | 2 | 3;
}

/** Sheet with the places of its cards. */
export interface SheetGrid {
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly cells: readonly Cell[];
  readonly columns: number;
  /** Shown around cards where nothing is in the way. */
  readonly bleed: number;
  /** Line to fold along, where there is one. */
  readonly fold?: 'horizontal' | 'vertical';
}
