import { withoutUndefined } from '../../imposition/options/sheetOptionsOf.js';
import type { ExportOptions } from '../../imposition/options/values.js';
import { shippedProfile } from './presetProfile.js';
import type { Preset } from './schema.js';

/** The values that a preset sets, as options of an export. */
export function presetOptions({ product, image, sheet, bleedMm, preferredSize, color }: Preset): ExportOptions {
  return withoutUndefined({
    ...(product.startsWith('pdf-') && colorOptions(color)),
    size: preferredSize,
    bleed: product === 'play' ? undefined : bleedMm,
    format: product === 'zip' ? image?.format : undefined,
    dpi: image?.dpi,
    paper: typeof sheet?.sheet === 'string' ? sheet.sheet : undefined,
    orientation: sheet?.orientation,
    turn: sheet?.turn,
    columns: sheet?.columns,
    rows: sheet?.rows,
    gap: sheet?.gapMm,
    margin: sheet?.marginMm,
    marks: sheet?.marks,
    plotter: sheet?.plotter,
    corner_radius: sheet?.cornerRadiusMm,
    shape: sheet?.shape,
    registration: sheet?.registration,
    color_bar: sheet?.colorBar,
    duplex: sheet?.duplex,
    backs: sheet?.backs,
    gutter_fold: sheet?.fold,
    gutter: sheet?.gutterMm,
  });
}

const STANDARDS = { 'pdf-x-1a:2003': 'x1a', 'pdf-x-4': 'x4' } as const;

function colorOptions(
  { space, standard, profile = '', inkLimit }: NonNullable<Preset['color']> = { space: 'rgb' },
): ExportOptions {
  if (space === 'rgb' || standard === undefined) return {};
  return {
    pdf_standard: STANDARDS[standard],
    output_profile: shippedProfile(profile),
    ink_limit: inkLimit,
  };
}
