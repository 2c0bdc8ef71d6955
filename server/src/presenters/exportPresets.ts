import {
  CARD_SIZES,
  findCardSize,
  HOSTED_FORMATS,
  SHAPED_FORMATS,
  presetExtension,
  presetOptions,
  presets,
  sheets,
  type CardSize,
  type Preset,
  type PresetPrice,
  type SheetDefinition,
} from '@cardwright/renderer/export';
import { exportOptionEntries, type ExportOption, type ExportOptions } from '@cardwright/renderer/imposition';
import type { ExportChoices } from '../contract/exports.js';
import type { DeepReadonly } from '../contract/types.js';
import type { OwnPresetRow } from '../queries/ownPresets.js';
import { profileForPreset, type OwnProfileRow } from '../queries/ownProfiles.js';

/** All choices of the export dialog, with the values that each preset sets. @param own the caller's, if they have any */
export function presentPresets(own: OwnPrint = NOTHING_OWN): DeepReadonly<ExportChoices> {
  return {
    presets: [...presets().map(presentPreset), ...own.presets.map((row) => presentOwn(row, own))],
    sizes: [...CARD_SIZES, ...otherSizes(own)].map(presentMeasures),
    papers: [...sheets(), ...own.presets.flatMap(stockOf)].map((sheet) => ({
      ...presentMeasures(sheet),
      cells: presentCells(sheet),
    })),
    profiles: own.profiles.map(({ id, name }) => ({ id, name })),
    options: exportOptionEntries().map(presentOption),
  };
}

/** What a member has brought from print shops. */
interface OwnPrint {
  readonly presets: readonly OwnPresetRow[];
  readonly profiles: readonly OwnProfileRow[];
}

const NOTHING_OWN: OwnPrint = { presets: [], profiles: [] };

/** A member's own preset is requested by its id, and so are the stock that only it has and the uploaded ICC file that it names. */
function presentOwn(row: OwnPresetRow, { profiles }: OwnPrint) {
  const shown = presentPreset(row.preset);
  const [stock] = stockOf(row);
  const profile = shown.defaults.pdf_standard && profileForPreset(profiles, row.preset);
  const sizes = shown.sizes?.map(slugOf) ?? null;
  return {
    ...shown,
    name: row.id,
    is_own: true,
    sizes,
    preferred_size: shown.preferred_size === null ? null : slugOf(shown.preferred_size),
    missing_profile: profile ? null : shown.missing_profile,
    defaults: {
      ...shown.defaults,
      ...(stock && { paper: stock.slug }),
      ...(profile && { output_profile: profile.id }),
    },
  };
}

const slugOf = (size: string): string => findCardSize(size).slug;

function stockOf({ id, preset }: OwnPresetRow): readonly SheetDefinition[] {
  const sheet = preset.sheet?.sheet;
  return typeof sheet === 'object' ? [{ ...sheet, slug: id }] : [];
}

/** The sizes that no standard card has: those of label stock, and those of own presets. */
function otherSizes({ presets: own }: OwnPrint): readonly CardSize[] {
  const known = new Set(CARD_SIZES.map(({ slug }) => slug));
  const stock = presets().flatMap((preset) => sizesOf(preset, 'Label stock'));
  const brought = own.flatMap(({ preset }) => sizesOf(preset, 'Custom size'));
  const others = [...stock, ...brought].filter(({ slug }) => !known.has(slug));
  return others.filter(({ slug }, index) => others.findIndex((other) => other.slug === slug) === index);
}

function sizesOf({ sizes = [], preferredSize }: Preset, name: string): readonly CardSize[] {
  const named = [...sizes.map(({ size }) => size), ...(preferredSize === undefined ? [] : [preferredSize])];
  return named.map((size) => {
    const found = findCardSize(size);
    return { ...found, name: `${name}, ${found.widthMm} × ${found.heightMm} mm` };
  });
}

function presentPreset(preset: Preset) {
  const { name, title, description, product, family, source, preferredSize, sizes, requires = [], fixed = [] } = preset;
  const defaults = presetOptions(preset);
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
    fixed: [...fixed],
    packs: preset.packs ?? null,
    price: preset.price === undefined ? null : presentPrice(preset.price),
    extension: presetExtension(preset),
    is_own: false,
    takes_shape: preset.play !== undefined && SHAPED_FORMATS.has(preset.play),
    needs_address: preset.play !== undefined && HOSTED_FORMATS.has(preset.play),
    source,
    missing_profile: lacksProfile(defaults) ? (preset.color?.profile ?? null) : null,
    defaults,
  };
}

/** Whether a preset makes files for a press whose profile is not shipped. */
function lacksProfile({ pdf_standard: standard, output_profile: profile }: ExportOptions): boolean {
  return standard !== undefined && profile === undefined;
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
