import { BLACK_TEXTS, INK_LIMITS, INTENTS, PDF_STANDARDS, RICH_BLACKS } from '../../press/choices.js';
import { FAIL_ON } from '../../failOn.js';
import { COPY_ORDERS } from '../copyOrder.js';
import {
  BACK_ORDERS,
  BLEED_REPAIRS,
  CUT_MARKS,
  DUPLEX_MODES,
  FOLDS,
  ORIENTATIONS,
  PDF_ENGINES,
  PLOTTER_FILES,
  TURNS,
} from '../types.js';

/** The products of an export. A preset is a product with a vendor's numbers. */
export const PRODUCTS = ['pdf-cards', 'pdf-sheets', 'zip', 'play'] as const;
export type Product = (typeof PRODUCTS)[number];

/** Products in the plural, for messages and references. */
export const PRODUCT_NAMES: Readonly<Record<Product, string>> = {
  'pdf-cards': 'PDFs of cards',
  'pdf-sheets': 'PDFs of sheets',
  zip: 'zips of pictures',
  play: 'files to play with',
};

interface Described {
  /** A phrase without a full stop for the command line's help, the API and the docs. */
  readonly description: string;
  /** The default as a phrase, if it is not a fixed value, such as `as many as fit`. */
  readonly otherwise?: string;
}

/** One option. Numbers are integers, lengths are millimetres. A preset may override `default`. */
export type Option = Described &
  (
    | {
        readonly kind: 'choice';
        readonly choices: readonly string[];
        readonly default?: string;
        /** The value of the command line's flag without a choice. */
        readonly bare?: string;
      }
    | {
        readonly kind: 'boolean';
        readonly default: boolean;
        /** The description of `false` if the default is `true`, for flags such as `--no-copies`. */
        readonly off?: string;
      }
    | {
        readonly kind: 'number';
        readonly unit?: 'dpi' | '%';
        readonly min: number;
        readonly max: number;
        readonly default?: number;
      }
    | {
        readonly kind: 'length';
        readonly unit: 'mm';
        readonly min: number;
        readonly max: number;
        readonly default?: number;
      }
    | { readonly kind: 'text'; readonly default?: string }
    | { readonly kind: 'calibration' }
  );

/** An export option and the products that use it. */
export type ExportOption = Option & { readonly products: readonly Product[] };

/** Limits of a calibration: how far backs move, and by what factors they are scaled. */
export const CALIBRATION_LIMITS = { offsetMm: 50, minScale: 0.9, maxScale: 1.1 } as const;

const PRINTED = ['pdf-cards', 'pdf-sheets', 'zip'] as const;
const PDFS = ['pdf-cards', 'pdf-sheets'] as const;
const SHEETS = ['pdf-sheets'] as const;
const PICTURES = ['zip'] as const;

/**
 * The export options by their API names; the command line uses `--color-bar` for `color_bar`. The flags, the request
 * schema, the studio's form and docs/reference/exports.md are generated from this table.
 */
export const EXPORT_OPTIONS = {
  size: {
    kind: 'text',
    description: 'card size: a name, or dimensions such as 63x88mm',
    otherwise: 'the deck’s size, else the preset’s, else the one in the shape of the front',
    products: PRODUCTS,
  },
  side: {
    kind: 'choice',
    description: 'the faces to make',
    choices: ['front', 'back', 'both'],
    default: 'both',
    products: PRINTED,
  },
  bleed: {
    kind: 'length',
    description: 'bleed kept around the trim',
    unit: 'mm',
    min: 0,
    max: 100,
    otherwise: 'the preset’s bleed',
    products: PRINTED,
  },
  repair_bleed: {
    kind: 'choice',
    description: 'fill what a face leaves empty in its bleed: with the mirrored card, or with its stretched edge',
    choices: BLEED_REPAIRS,
    default: 'none',
    bare: 'mirror',
    products: PRINTED,
  },
  copies: {
    kind: 'boolean',
    description: 'make each card as often as it has copies',
    off: 'make each card once, regardless of its copies',
    default: true,
    products: ['pdf-cards', 'pdf-sheets', 'play'],
  },
  collate: {
    kind: 'choice',
    description: 'the order of copies: all copies of a card together, or one whole set after the other',
    choices: COPY_ORDERS,
    default: 'card',
    products: PDFS,
  },
  allow_broken: {
    kind: 'boolean',
    description: 'also make faces with missing pictures or icons',
    default: false,
    products: PRODUCTS,
  },
  fail_on: {
    kind: 'choice',
    description: 'make nothing if the check before it finds a problem of this severity or a worse one',
    choices: FAIL_ON,
    default: 'never',
    products: PRODUCTS,
  },
  since: {
    kind: 'text',
    description:
      'only the cards that changed since a version of the deck, by its number, or since an earlier export, by its id; on the command line also a deck file or folder',
    otherwise: 'all cards',
    products: PRODUCTS,
  },
  stamp: {
    kind: 'boolean',
    description: 'print the deck’s version in a corner of each front, and put it into the addresses of QR codes',
    default: false,
    products: PRODUCTS,
  },
  engine: {
    kind: 'choice',
    description: 'what draws the PDF: Cardwright itself, without a browser, or Chromium',
    choices: PDF_ENGINES,
    default: 'cardwright',
    products: PDFS,
  },
  pdf_standard: {
    kind: 'choice',
    description:
      'the print standard of the PDF: x4 (PDF/X-4 in CMYK), x4-rgb (PDF/X-4 in sRGB, for shops that convert colours themselves), x1a (PDF/X-1a:2003, CMYK without transparency)',
    choices: PDF_STANDARDS,
    default: 'none',
    products: PDFS,
  },
  output_profile: {
    kind: 'text',
    description:
      'the press and paper for which colours are converted: fogra39 (coated paper, Europe) or swop (coated paper, America), or your own: on the command line an ICC file for CMYK, over the API the id of one that you have uploaded',
    default: 'fogra39',
    products: PDFS,
  },
  ink_limit: {
    kind: 'number',
    description:
      'the most ink at one place, as the sum of cyan, magenta, yellow and black; colours above it are reduced',
    unit: '%',
    ...INK_LIMITS,
    default: 300,
    products: PDFS,
  },
  black_text: {
    kind: 'choice',
    description:
      'how black and grey text and hairlines print in CMYK: in black ink on top of what lies below (overprint), in black ink (knockout), or mixed of all inks (mixed)',
    choices: BLACK_TEXTS,
    default: 'overprint',
    products: PDFS,
  },
  rich_black: {
    kind: 'choice',
    description:
      'how black areas print in CMYK: as the profile mixes black (profile), in black ink only (none), or in 60/40/40/100 % (rich); never above the ink limit',
    choices: RICH_BLACKS,
    default: 'profile',
    products: PDFS,
  },
  intent: {
    kind: 'choice',
    description:
      'what happens to colours that the press cannot print: only they change (relative), or all colours move together (perceptual)',
    choices: INTENTS,
    default: 'relative',
    products: PDFS,
  },
  format: {
    kind: 'choice',
    description: 'the format of the pictures',
    choices: ['png', 'jpg'],
    default: 'png',
    products: PICTURES,
  },
  dpi: {
    kind: 'number',
    description: 'resolution in pixels per inch',
    unit: 'dpi',
    min: 72,
    max: 1200,
    default: 300,
    products: ['zip', 'play'],
  },
  quality: {
    kind: 'number',
    description: 'quality of lossy pictures',
    unit: '%',
    min: 1,
    max: 100,
    default: 92,
    products: ['zip', 'play'],
  },
  address: {
    kind: 'text',
    description: 'public address of the folder that will hold the pictures, such as https://example.org/cards',
    otherwise: 'none; required by formats that load pictures from the web',
    products: ['play'],
  },
  paper: {
    kind: 'text',
    description: 'the name of a paper, or dimensions such as 320x450mm',
    default: 'a4',
    products: SHEETS,
  },
  orientation: {
    kind: 'choice',
    description: 'orientation of the paper',
    choices: ORIENTATIONS,
    default: 'auto',
    products: SHEETS,
  },
  turn: {
    kind: 'choice',
    description: 'whether to turn the cards by a quarter; auto turns them when that fits more on the sheet',
    choices: TURNS,
    default: 'auto',
    products: SHEETS,
  },
  columns: {
    kind: 'number',
    description: 'number of columns',
    min: 1,
    max: 100,
    otherwise: 'as many as fit',
    products: SHEETS,
  },
  rows: {
    kind: 'number',
    description: 'number of rows',
    min: 1,
    max: 100,
    otherwise: 'as many as fit',
    products: SHEETS,
  },
  gap: {
    kind: 'length',
    description: 'gap between cards',
    unit: 'mm',
    min: 0,
    max: 1000,
    default: 0,
    products: SHEETS,
  },
  margin: {
    kind: 'length',
    description: 'minimum distance between the cards and the edge of the paper',
    unit: 'mm',
    min: 0,
    max: 1000,
    default: 5,
    products: SHEETS,
  },
  marks: { kind: 'choice', description: 'cut marks', choices: CUT_MARKS, default: 'ticks', products: SHEETS },
  plotter: {
    kind: 'choice',
    description:
      'for cutting plotters: print their registration marks instead of cut marks, and write the cut lines as another file',
    choices: PLOTTER_FILES,
    default: 'none',
    bare: 'both',
    products: SHEETS,
  },
  corner_radius: {
    kind: 'length',
    description: 'radius of the corners that a plotter cuts',
    unit: 'mm',
    min: 0,
    max: 50,
    default: 0,
    products: SHEETS,
  },
  registration: {
    kind: 'boolean',
    description: 'print registration marks, which show how well fronts and backs line up',
    default: false,
    products: SHEETS,
  },
  color_bar: {
    kind: 'boolean',
    description: 'print a colour bar for comparing colours',
    default: false,
    products: SHEETS,
  },
  card_labels: {
    kind: 'boolean',
    description: 'print the number and title of each card below its trim, and keep at least 3 mm free there',
    default: false,
    products: SHEETS,
  },
  duplex: {
    kind: 'choice',
    description: 'the edge over which the printer flips the paper',
    choices: DUPLEX_MODES,
    default: 'long-edge',
    products: SHEETS,
  },
  backs: {
    kind: 'choice',
    description: 'where the backs go',
    choices: BACK_ORDERS,
    default: 'interleaved',
    products: SHEETS,
  },
  gutter_fold: {
    kind: 'choice',
    description: 'put fronts and backs on the same side of the paper, to fold and glue',
    choices: FOLDS,
    default: 'none',
    bare: 'auto',
    products: SHEETS,
  },
  gutter: {
    kind: 'length',
    description: 'distance between the fronts and backs of a folded sheet',
    unit: 'mm',
    min: 0,
    max: 1000,
    default: 6,
    products: SHEETS,
  },
  calibration: {
    kind: 'calibration',
    description: 'move the backs right and down, in mm, and scale them',
    products: SHEETS,
  },
  footer: {
    kind: 'boolean',
    description: 'print a footer with the title and the number of the sheet',
    off: 'omit the footer with the title and the number of the sheet',
    default: true,
    products: SHEETS,
  },
} as const satisfies Readonly<Record<string, ExportOption>>;

/** The options of `cardwright render`, which writes a picture of each face. */
export const RENDER_OPTIONS = {
  format: {
    kind: 'choice',
    description: 'the format of the files',
    choices: ['png', 'jpg', 'webp', 'svg', 'pdf'],
    default: 'png',
  },
  dpi: EXPORT_OPTIONS.dpi,
  bleed: { ...EXPORT_OPTIONS.bleed, otherwise: undefined, default: 0 },
  size: { ...EXPORT_OPTIONS.size, otherwise: 'the deck’s size, else the one in the shape of the front' },
  side: EXPORT_OPTIONS.side,
  name: {
    kind: 'text',
    description: 'pattern for file names with {number} {title} {side} {lang} {category} {card_number} {id} {field:…}',
  },
  quality: EXPORT_OPTIONS.quality,
  transparent: {
    kind: 'boolean',
    description: 'keep unpainted areas transparent (png, webp)',
    default: false,
  },
  corners: {
    kind: 'length',
    description: 'radius of rounded corners (png, webp; not with a bleed)',
    unit: 'mm',
    min: 0,
    max: 100,
    default: 0,
  },
  allow_broken: EXPORT_OPTIONS.allow_broken,
  fail_on: EXPORT_OPTIONS.fail_on,
  engine: { ...EXPORT_OPTIONS.engine, description: `${EXPORT_OPTIONS.engine.description} (pdf)` },
} as const satisfies Readonly<Record<string, Option>>;

export type ExportOptionName = keyof typeof EXPORT_OPTIONS;

/** All export options with their names, in table order. */
export function exportOptionEntries(): readonly (readonly [ExportOptionName, ExportOption])[] {
  return Object.entries(EXPORT_OPTIONS) as [ExportOptionName, ExportOption][];
}

/** The allowed values of an option for messages and references: `a whole number from 72 to 1200`. */
export function expectationOf(option: Option): string {
  switch (option.kind) {
    case 'choice':
      return `${option.choices.slice(0, -1).join(', ')} or ${option.choices.at(-1) ?? ''}`;
    case 'boolean':
      return 'true or false';
    case 'number':
      return `a whole number from ${option.min} to ${option.max}`;
    case 'length':
      return `a length from ${option.min} to ${option.max} mm`;
    case 'text':
      return 'a text';
    case 'calibration': {
      const { offsetMm, minScale, maxScale } = CALIBRATION_LIMITS;
      return `x_mm and y_mm from -${offsetMm} to ${offsetMm}, and a scale from ${minScale} to ${maxScale}`;
    }
  }
}
