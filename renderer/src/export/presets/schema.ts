import { z } from 'zod';
import { CARD_SHAPES } from '../../cardShapes.js';
import { PLAY_FORMATS } from '../play/types.js';
import { EXPORT_OPTIONS, type ExportOptionName, PRODUCTS } from '../../imposition/options/exportOptions.js';
import {
  BACK_ORDERS,
  CUT_MARKS,
  DUPLEX_MODES,
  FOLDS,
  ORIENTATIONS,
  PLOTTER_FILES,
  TURNS,
} from '../../imposition/types.js';
import { onlyKeys } from '../../schema/reading/zodProblems.js';

const OPTION_NAMES = Object.keys(EXPORT_OPTIONS) as [ExportOptionName, ...ExportOptionName[]];

const mm = z.number().min(0).max(100);

/** An object without other keys; the message names those that it can have. */
function closed<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? onlyKeys(Object.keys(shape)) : undefined),
  });
}

/** What a vendor requires for one card size. */
const presetSize = closed({
  /** Slug of a card size. */
  size: z.string(),
  title: z.string(),
  /** Pixels of the picture to upload, including the bleed. */
  widthPx: z.int().positive().optional(),
  heightPx: z.int().positive().optional(),
  /** Whether the numbers were derived from the vendor's other sizes. */
  inferred: z.boolean().optional(),
});

const places = closed({
  columns: z.int().positive().max(100),
  rows: z.int().positive().max(100),
  leftMm: z.number().min(0),
  topMm: z.number().min(0),
  widthMm: z.number().positive(),
  heightMm: z.number().positive(),
  gapXMm: mm,
  gapYMm: mm,
});

/** Limits for a sheet's sides, in mm. */
export const SHEET_SIDES = { shortest: 50, longest: 2_000 } as const;

const sheetSide = z.number().min(SHEET_SIDES.shortest).max(SHEET_SIDES.longest);

/** A sheet definition; people can also write their own. */
export const sheetDefinition = closed({
  slug: z.string(),
  name: z.string(),
  widthMm: sheetSide,
  heightMm: sheetSide,
  aliases: z.array(z.string()).optional(),
  source: z.string().optional(),
  cells: places.optional(),
});

const presetSheet = closed({
  /** A paper by name or dimensions, or a definition with the cells of stock. */
  sheet: z.union([z.string(), sheetDefinition]),
  orientation: z.enum(ORIENTATIONS).optional(),
  turn: z.enum(TURNS).optional(),
  columns: z.int().positive().optional(),
  rows: z.int().positive().optional(),
  gapMm: mm.optional(),
  marginMm: mm.optional(),
  marks: z.enum(CUT_MARKS).optional(),
  plotter: z.enum(PLOTTER_FILES).optional(),
  cornerRadiusMm: mm.optional(),
  shape: z.enum(CARD_SHAPES).optional(),
  registration: z.boolean().optional(),
  colorBar: z.boolean().optional(),
  duplex: z.enum(DUPLEX_MODES).optional(),
  backs: z.enum(BACK_ORDERS).optional(),
  fold: z.enum(FOLDS).optional(),
  gutterMm: mm.optional(),
});

/** How a print shop wants its colours; the colour options read it. */
const presetColor = closed({
  space: z.enum(['rgb', 'cmyk']),
  standard: z.enum(['pdf-x-1a:2003', 'pdf-x-4']).optional(),
  /** The name of the press profile, such as `SWOP v2`, or an ICC file beside the preset. */
  profile: z.string().optional(),
  /** Maximum sum of the four inks, in per cent. */
  inkLimit: z.int().min(100).max(400).optional(),
});

const money = z.number().min(0).max(1_000_000);

/** A number of cards that is sold together, and its price if it is known. */
const presetPack = closed({ cards: z.int().positive().max(100_000), price: money.optional() });

const presetPrice = closed({
  /** ISO 4217 */
  currency: z.string().regex(/^[A-Z]{3}$/, 'expected a currency of three letters, such as EUR'),
  perOrder: money.optional(),
  perCard: money.optional(),
  perSheet: money.optional(),
});

const shape = {
  name: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a name of lower-case letters, digits and hyphens'),
  title: z.string().min(1).max(200),
  description: z.string().max(2_000),
  product: z.enum(PRODUCTS),
  bleedMm: mm,
  /** Distance from the trim that important content must keep. */
  safeMm: mm,
  image: closed({ dpi: z.int().min(72).max(1200), format: z.enum(['png', 'jpg']) }).optional(),
  sheet: presetSheet.optional(),
  /** What to make for playing on a screen. */
  play: z.enum(PLAY_FORMATS).optional(),
  /** The card size that the preset is made for, if it also supports others. */
  preferredSize: z.string().optional(),
  /** The sizes that the vendor offers; any size when absent. */
  sizes: z.array(presetSize).min(1).optional(),
  /** Every face must have a back. */
  strictPairs: z.boolean().optional(),
  /**
   * Options of which the vendor requires the preset's value, or the default if the preset has none: another value is
   * refused. The ink limit is an upper limit; bleed and gap of sheets are lower ones.
   */
  fixed: z.array(z.enum(OPTION_NAMES)).optional(),
  /** The side that comes first on the pages of single cards. Default `front`. */
  firstSide: z.enum(['front', 'back']).optional(),
  /** Requirements of the vendor that the file does not meet yet. */
  requires: z.array(z.string()).optional(),
  color: presetColor.optional(),
  /** The numbers of cards that the vendor sells, in ascending order. */
  packs: z.array(presetPack).min(1).optional(),
  price: presetPrice.optional(),
};

const preset = closed(shape);

/** A preset in a file of its own, which people write for their printer. */
export const presetFile = closed({
  ...shape,
  $schema: z.string().optional(),
  description: shape.description.default(''),
  safeMm: shape.safeMm.default(3),
  family: z.string().max(200).default('Your own'),
  source: z.string().max(2_000).default('Your own preset.'),
});

/** One file per vendor or family. */
export const presetFamily = closed({
  family: z.string(),
  /** The source of the numbers, with *(inferred)* for derived ones. */
  source: z.string(),
  presets: z.array(preset).min(1),
});

export type PresetSize = Readonly<z.infer<typeof presetSize>>;
export type PresetSheet = Readonly<z.infer<typeof presetSheet>>;
/** A number of cards that is sold together. */
export type PresetPack = Readonly<z.infer<typeof presetPack>>;
export type PresetPrice = Readonly<z.infer<typeof presetPrice>>;
export type Preset = Readonly<z.infer<typeof preset>> & { readonly family: string; readonly source: string };
