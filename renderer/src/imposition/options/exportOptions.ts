import type { ExportOption, Option } from './option.js';
import { FACE_OPTIONS } from './table/faceOptions.js';
import { PDF_OPTIONS } from './table/pdfOptions.js';
import { PICTURE_OPTIONS } from './table/pictureOptions.js';
import { SHEET_OPTIONS } from './table/sheetOptions.js';

export * from './option.js';
export * from './products.js';
export { PLACING_OPTIONS } from './table/sheetOptions.js';

/**
 * The export options by their API names; the command line uses `--color-bar` for `color_bar`. The flags, the request
 * schema, the studio's form and docs/reference/exports.md are generated from this table.
 */
export const EXPORT_OPTIONS = { ...FACE_OPTIONS, ...PDF_OPTIONS, ...PICTURE_OPTIONS, ...SHEET_OPTIONS } as const;

/** The options of `cardwright render`, which writes a picture of each face. */
export const RENDER_OPTIONS = {
  format: {
    kind: 'choice',
    description: 'the format of the files',
    choices: ['png', 'jpg', 'webp', 'svg', 'pdf'],
    default: 'png',
  },
  dpi: { ...EXPORT_OPTIONS.dpi, description: `${EXPORT_OPTIONS.dpi.description} (png, jpg, webp)` },
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
