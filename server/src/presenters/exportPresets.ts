import {
  cardSizes,
  findCardSize,
  HOSTED_FORMATS,
  presetExtension,
  presetOptions,
  presets,
  sheets,
  type CardSize,
  type Preset,
  type PresetPrice,
  type SheetDefinition,
} from '@cardwright/renderer/export';
import { exportOptionEntries, type ExportOption } from '@cardwright/renderer/imposition';
import type { ExportChoices } from '../contract/exports.js';
import type { DeepReadonly } from '../contract/types.js';

/** All choices of the export dialog, with the values that each preset sets. */
export function presentPresets(): DeepReadonly<ExportChoices> {
  return {
    presets: presets().map(presentPreset),
    sizes: [...cardSizes(), ...stockSizes()].map(presentMeasures),
    papers: sheets().map((sheet) => ({ ...presentMeasures(sheet), cells: presentCells(sheet) })),
    options: exportOptionEntries().map(presentOption),
  };
}

/** The sizes of stock that no other card has. */
function stockSizes(): readonly CardSize[] {
  const known = new Set(cardSizes().map(({ slug }) => slug));
  const wanted = presets().flatMap(({ sizes = [] }) => sizes.map(({ size }) => size));
  return [...new Set(wanted)]
    .filter((size) => !known.has(size))
    .map((size) => {
      const { widthMm, heightMm, ...found } = findCardSize(size);
      return { ...found, widthMm, heightMm, name: `Label stock, ${widthMm} × ${heightMm} mm` };
    });
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
    packs: preset.packs ?? null,
    price: preset.price === undefined ? null : presentPrice(preset.price),
    extension: presetExtension(preset),
    needs_address: preset.play !== undefined && HOSTED_FORMATS.has(preset.play),
    source,
    defaults: presetOptions(preset),
  };
}

function presentPrice({ currency, perOrder, perCard, perSheet }: PresetPrice) {
  return {
    currency,
    ...(perOrder !== undefined && { per_order: perOrder }),
    ...(perCard !== undefined && { per_card: perCard }),
    ...(perSheet !== undefined && { per_sheet: perSheet }),
  };
}

function presentMeasures(thing: { slug: string; name: string; widthMm: number; heightMm: number }) {
  return { slug: thing.slug, name: thing.name, width_mm: thing.widthMm, height_mm: thing.heightMm };
}

/** The cells of pre-cut stock. */
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

/** The table of options as clients read it. */
function presentOption([name, option]: readonly [string, ExportOption]) {
  return {
    name,
    about: option.description,
    type: option.kind,
    ...('unit' in option && { unit: option.unit }),
    ...(option.kind === 'choice' && { choices: [...option.choices] }),
    ...('min' in option && { minimum: option.min, maximum: option.max }),
    default: 'default' in option ? (option.default ?? null) : null,
    products: [...option.products],
  };
}
