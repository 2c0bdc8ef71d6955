import { z } from 'zod';
import { PLAY_FORMATS } from '../play/types.js';
import { PRODUCTS } from '../../imposition/options/exportOptions.js';
import { BACK_ORDERS, CUT_MARKS, DUPLEX_MODES, FOLDS, ORIENTATIONS } from '../../imposition/types.js';

const mm = z.number().min(0).max(100);

/** What a vendor requires for one card size. */
const presetSize = z.strictObject({
  /** Slug of a card size. */
  size: z.string(),
  title: z.string(),
  /** Pixels of the picture to upload, including the bleed. */
  widthPx: z.int().positive().optional(),
  heightPx: z.int().positive().optional(),
  /** Whether the numbers were derived from the vendor's other sizes. */
  inferred: z.boolean().optional(),
});

const presetSheet = z.strictObject({
  /** Slug of a sheet. */
  sheet: z.string(),
  orientation: z.enum(ORIENTATIONS).optional(),
  columns: z.int().positive().optional(),
  rows: z.int().positive().optional(),
  gapMm: mm.optional(),
  marginMm: mm.optional(),
  marks: z.enum(CUT_MARKS).optional(),
  registration: z.boolean().optional(),
  colorBar: z.boolean().optional(),
  duplex: z.enum(DUPLEX_MODES).optional(),
  backs: z.enum(BACK_ORDERS).optional(),
  fold: z.enum(FOLDS).optional(),
  gutterMm: mm.optional(),
});

const preset = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string(),
  description: z.string(),
  product: z.enum(PRODUCTS),
  bleedMm: mm,
  /** Distance from the trim that important content must keep. */
  safeMm: mm,
  image: z.strictObject({ dpi: z.int().min(72).max(1200), format: z.enum(['png', 'jpg']) }).optional(),
  sheet: presetSheet.optional(),
  /** What to make for playing on a screen. */
  play: z.enum(PLAY_FORMATS).optional(),
  /** The card size that the preset is made for, if it also supports others. */
  preferredSize: z.string().optional(),
  /** The sizes that the vendor offers; any size when absent. */
  sizes: z.array(presetSize).min(1).optional(),
  /** Every face must have a back. */
  strictPairs: z.boolean().optional(),
  /** Requirements of the vendor that the file does not meet yet. */
  requires: z.array(z.string()).optional(),
});

/** One file per vendor or family. */
export const presetFamily = z.strictObject({
  family: z.string(),
  /** The source of the numbers, with *(inferred)* for derived ones. */
  source: z.string(),
  presets: z.array(preset).min(1),
});

const places = z.strictObject({
  columns: z.int().positive(),
  rows: z.int().positive(),
  leftMm: z.number().min(0),
  topMm: z.number().min(0),
  widthMm: z.number().positive(),
  heightMm: z.number().positive(),
  gapXMm: mm,
  gapYMm: mm,
});

/** A sheet definition; people can also write their own. */
export const sheetDefinition = z.strictObject({
  slug: z.string(),
  name: z.string(),
  widthMm: z.number().min(50).max(2_000),
  heightMm: z.number().min(50).max(2_000),
  aliases: z.array(z.string()).optional(),
  source: z.string().optional(),
  cells: places.optional(),
});

export type PresetSize = Readonly<z.infer<typeof presetSize>>;
export type PresetSheet = Readonly<z.infer<typeof presetSheet>>;
export type Preset = Readonly<z.infer<typeof preset>> & { readonly family: string; readonly source: string };
