import type { CardShape } from '../cardShapes.js';
import type { Insets, Rect } from '../geometry.js';

/** Paper, or precut stock. All lengths in mm; the sheet is portrait unless it is wider than high. */
export interface SheetDefinition {
  readonly slug: string;
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly aliases?: readonly string[];
  /** The source of the measurements. */
  readonly source?: string;
  /** The cells of labels or perforated cards; without it, cards are placed to fit. */
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
/** The edge over which the printer flips the paper; `none`: backs are not mirrored. */
export const DUPLEX_MODES = ['long-edge', 'short-edge', 'none'] as const;
/** `separate`: backs in a second file. */
export const BACK_ORDERS = ['interleaved', 'collected', 'separate', 'none'] as const;
/** Direction of the fold line between faces and backs on one side of the paper. */
export const FOLDS = ['none', 'auto', 'horizontal', 'vertical'] as const;

/** The engines that write PDFs: our own painter, or Chromium's print function. */
export const PDF_ENGINES = ['cardwright', 'chromium'] as const;

export type PdfEngine = (typeof PDF_ENGINES)[number];

/** How to fill a bleed that a face leaves empty: with the mirrored card, or with its stretched edge. */
export const BLEED_REPAIRS = ['none', 'mirror', 'extend'] as const;

export type BleedRepair = (typeof BLEED_REPAIRS)[number];

/** The files with cut lines for a cutting plotter. */
export const PLOTTER_FILES = ['none', 'svg', 'dxf', 'both'] as const;

export type PlotterFile = (typeof PLOTTER_FILES)[number];
/** Whether cards are turned by a quarter on the sheet; `auto`: when that fits more. */
export const TURNS = ['auto', 'never', 'always'] as const;

export type Turn = (typeof TURNS)[number];
export type Orientation = (typeof ORIENTATIONS)[number];
export type CutMarks = (typeof CUT_MARKS)[number];
export type DuplexMode = (typeof DUPLEX_MODES)[number];
/** The edges over which paper can be flipped. */
export type FlipEdge = Exclude<DuplexMode, 'none'>;
/** How a sheet lies. */
export type SheetOrientation = Exclude<Orientation, 'auto'>;
export type BackOrder = (typeof BACK_ORDERS)[number];
export type Fold = (typeof FOLDS)[number];

/** A correction that makes a certain printer put backs behind their faces; measured with `calibrationPdf`. */
export interface PrinterCalibration {
  /** Moves backs to the right, looking at the back side. */
  readonly xMm: number;
  /** Moves backs down, looking at the back side. */
  readonly yMm: number;
  /** Scales backs about the centre of the sheet. Default 1. */
  readonly scale?: number;
  /**
   * How the measured sheet lay. Printers turn landscape pages by a quarter, in a direction that a PDF cannot know, so
   * the numbers of one orientation say nothing about the other. Absent: the numbers are for the sheet at hand.
   */
  readonly orientation?: SheetOrientation;
  /** The edge over which the measured sheet was flipped. Printers turn the back by half a turn for the other edge. */
  readonly duplex?: FlipEdge;
}

export interface SheetOptions {
  readonly sheet: SheetDefinition;
  /** Default `auto`: that of the calibration, else whichever holds more cards, or portrait if equal. */
  readonly orientation?: Orientation;
  /** Default `auto`. The orientation of the paper is tried first. */
  readonly turn?: Turn;
  /** The number of columns and rows; as many as fit when absent. */
  readonly columns?: number;
  readonly rows?: number;
  /** Gap between cards. Default 0: one cut separates two cards. */
  readonly gapMm?: number;
  /** Minimum distance of cards from the sheet's edges when their number is computed. Default 5. */
  readonly marginMm?: number;
  /** Default `ticks`. */
  readonly marks?: CutMarks;
  readonly registration?: boolean;
  readonly colorBar?: boolean;
  /** Prints the number and title of each card below its trim, where `LABEL_ROOM` stays free. */
  readonly cardLabels?: boolean;
  /** Prints the marks of a cutting plotter instead of cut marks, and keeps cards away from them. Default `none`. */
  readonly plotter?: PlotterFile;
  /** Radius of the corners that a plotter cuts. Default 0. */
  readonly cornerRadiusMm?: number;
  /** What a plotter cuts and guides outline. Default `rectangle`. */
  readonly shape?: CardShape;
  /** Default `long-edge`. */
  readonly duplex?: DuplexMode;
  /** Default `interleaved`. */
  readonly backs?: BackOrder;
  /** Default `none`. With a fold, faces and backs are on the same side, and `duplex` and `backs` have no effect. */
  readonly fold?: Fold;
  /** Between faces and backs of a folded sheet. Default 6. */
  readonly gutterMm?: number;
  readonly calibration?: PrinterCalibration;
}

/** The place of a card: mm from the sheet's top left corner. */
export interface Cell {
  readonly rect: Rect;
  /** How much bleed shows on each side of the cell, before the card is turned. */
  readonly bleed: Insets;
  /** Clockwise quarter turns of the content. */
  readonly turn: 0 | 1 | 2 | 3;
}

/** A sheet with the cells of its cards. */
export interface SheetGrid {
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly cells: readonly Cell[];
  readonly columns: number;
  /** Shown around cards where there is space. */
  readonly bleed: number;
  /** Direction of the fold line, if any. */
  readonly fold?: 'horizontal' | 'vertical';
}
