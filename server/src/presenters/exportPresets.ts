import { cardSizes, presets, sheets, type Preset, type SheetDefinition } from '@cardwright/renderer/export';
import { EXPORT_OPTIONS, type OptionValue } from '../jobs/exportOptions.js';

/** Everything that an export's dialog offers, with what each preset sets by itself. */
export function presentPresets() {
  return {
    presets: presets().map(presentPreset),
    sizes: cardSizes().map(presentMeasures),
    papers: sheets().map((sheet) => ({ ...presentMeasures(sheet), cells: presentCells(sheet) })),
    options: EXPORT_OPTIONS.map((option) => ({ ...option })),
  };
}

function presentPreset(preset: Preset) {
  const { name, title, description, product, family, source, preferredSize, sizes, requires = [] } = preset;
  return {
    name,
    title,
    description,
    product,
    family,
    bleed_mm: preset.bleedMm,
    safe_mm: preset.safeMm,
    preferred_size: preferredSize ?? null,
    sizes: sizes?.map(({ size }) => size) ?? null,
    requires,
    source,
    defaults: defaultsOf(preset),
  };
}

function presentMeasures(thing: { slug: string; name: string; widthMm: number; heightMm: number }) {
  return { slug: thing.slug, name: thing.name, width_mm: thing.widthMm, height_mm: thing.heightMm };
}

/** Places of stock that is cut already. */
function presentCells({ cells }: SheetDefinition) {
  if (cells === undefined) return null;
  const { columns, rows, leftMm, topMm, widthMm, heightMm, gapXMm, gapYMm } = cells;
  return {
    columns,
    rows,
    left_mm: leftMm,
    top_mm: topMm,
    width_mm: widthMm,
    height_mm: heightMm,
    gap_x_mm: gapXMm,
    gap_y_mm: gapYMm,
  };
}

/** A preset's own values by the options' names. */
function defaultsOf({ image, sheet, bleedMm, preferredSize }: Preset): Record<string, OptionValue> {
  const millimetres = (value: number | undefined): string | undefined =>
    value === undefined ? undefined : `${Number(value.toFixed(4))}mm`;
  const defaults: Record<string, OptionValue | undefined> = {
    size: preferredSize,
    bleed: millimetres(bleedMm),
    format: image?.format,
    dpi: image?.dpi,
    paper: sheet?.sheet,
    orientation: sheet?.orientation,
    columns: sheet?.columns,
    rows: sheet?.rows,
    gap: millimetres(sheet?.gapMm),
    margin: millimetres(sheet?.marginMm),
    marks: sheet?.marks,
    registration: sheet?.registration,
    color_bar: sheet?.colorBar,
    duplex: sheet?.duplex,
    backs: sheet?.backs,
    gutter_fold: sheet?.fold,
    gutter: millimetres(sheet?.gutterMm),
  };
  return Object.fromEntries(
    Object.entries(defaults).filter((entry): entry is [string, OptionValue] => entry[1] !== undefined),
  );
}
