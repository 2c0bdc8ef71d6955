import { withoutUndefined } from '../../imposition/options/sheetOptionsOf.js';
import type { ExportOptions } from '../../imposition/options/values.js';
import type { Preset } from './schema.js';

/** What a preset sets by itself, as options of an export. */
export function presetOptions({ product, image, sheet, bleedMm, preferredSize }: Preset): ExportOptions {
  return withoutUndefined({
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
    registration: sheet?.registration,
    color_bar: sheet?.colorBar,
    duplex: sheet?.duplex,
    backs: sheet?.backs,
    gutter_fold: sheet?.fold,
    gutter: sheet?.gutterMm,
  });
}
