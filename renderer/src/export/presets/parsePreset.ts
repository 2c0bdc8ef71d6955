import type { Parsed } from '../../errors.js';
import { EXPORT_OPTIONS } from '../../imposition/options/exportOptions.js';
import { parseWith, readObject, readSchema, type ParseOptions } from '../../schema/parse.js';
import { isObject } from '../../schema/migrations/migration.js';
import type { ProblemList } from '../../schema/reading/problemList.js';
import { findCardSize } from '../../imposition/options/findCardSize.js';
import { checkSheet } from './checkSheet.js';
import { passes } from './faultOf.js';
import { pixelsFault } from './pixelsFault.js';
import { isIccFile, profileFault, shippedProfile } from './presetProfile.js';
import { type Preset, presetFile } from './schema.js';
import { findSheet } from './sheets.js';

/** The part of a preset that each product needs. */
const NEEDED = { 'pdf-sheets': 'sheet', zip: 'image', play: 'play' } as const;

/** Reads somebody's own preset. Its names must exist, and its card must fit on its sheet. */
export function parsePreset(input: unknown, options?: ParseOptions): Parsed<Preset> {
  return parseWith(input, readPreset, options);
}

function readPreset(input: unknown, problems: ProblemList): Preset | undefined {
  const object = readObject(input, 'preset', problems);
  const read = object && readSchema(presetFile, object, problems);
  if (object !== undefined && read === undefined) checkNames(object, problems);
  if (read === undefined) return undefined;
  const { $schema: _, ...preset } = read;
  checkParts(preset, problems);
  checkSizes(preset, problems);
  checkSheet(preset, problems);
  checkFixed(preset, problems);
  checkPacks(preset, problems);
  checkColor(preset, problems);
  return preset;
}

/** The paper and the card size of a preset that cannot be read as a whole, so that all mistakes are told at once. */
function checkNames({ sheet, preferredSize }: Readonly<Record<string, unknown>>, problems: ProblemList): void {
  const paper = isObject(sheet) ? sheet.sheet : undefined;
  if (typeof paper === 'string') passes(['sheet', 'sheet'], problems, () => findSheet(paper));
  if (typeof preferredSize === 'string') passes(['preferredSize'], problems, () => findCardSize(preferredSize));
}

function checkParts({ product, ...preset }: Preset, problems: ProblemList): void {
  for (const [maker, part] of Object.entries(NEEDED)) {
    const has = preset[part] !== undefined;
    if (product === maker && !has)
      problems.error([part], {
        code: 'preset.part_missing',
        message: `It is missing; ${product} needs it.`,
        fix: `Add "${part}", or choose another product.`,
      });
    if (product !== maker && has && !(part === 'image' && product === 'play'))
      problems.error([part], {
        code: 'preset.part_unused',
        message: `${product} does not use it.`,
        fix: `Remove "${part}", or choose the product ${maker}.`,
      });
  }
}

function checkSizes(preset: Preset, problems: ProblemList): void {
  const { sizes = [], preferredSize } = preset;
  sizes.forEach((wanted, index) => {
    const { size, widthPx, heightPx } = wanted;
    const isKnown = passes(['sizes', index, 'size'], problems, () => findCardSize(size));
    const fault = isKnown ? pixelsFault(preset, wanted, findCardSize(size)) : undefined;
    if (fault) problems.error(['sizes', index], { code: 'preset.pixels', ...fault });
    if (preset.product !== 'zip' && widthPx !== undefined)
      problems.warn(['sizes', index, 'widthPx'], {
        code: 'preset.no_effect',
        message: `It has no effect: only zips have pictures of a certain size, and this preset makes ${preset.product}.`,
        fix: 'Remove widthPx and heightPx, or choose the product zip.',
      });
    if ((widthPx === undefined) !== (heightPx === undefined))
      problems.error(['sizes', index], {
        code: 'preset.pixels',
        message: 'It has only one of widthPx and heightPx.',
        fix: 'Write both, or neither.',
      });
  });
  if (preferredSize === undefined) return;
  passes(['preferredSize'], problems, () => findCardSize(preferredSize));
  if (sizes.length > 0 && !sizes.some(({ size }) => size === preferredSize))
    problems.error(['preferredSize'], {
      code: 'preset.size',
      message: `It is "${preferredSize}", which is not one of the sizes.`,
      fix: `Use one of ${sizes.map(({ size }) => size).join(', ')}.`,
    });
}

function checkFixed({ fixed = [], product }: Preset, problems: ProblemList): void {
  fixed.forEach((name, index) => {
    const { products }: { readonly products: readonly string[] } = EXPORT_OPTIONS[name];
    if (products.includes(product)) return;
    problems.warn(['fixed', index], {
      code: 'preset.no_effect',
      message: `It has no effect: ${product} does not use this option.`,
      fix: 'Remove it.',
    });
  });
}

function checkColor({ product, color }: Preset, problems: ProblemList): void {
  if (color === undefined) return;
  const { space, standard, profile, inkLimit } = color;
  const isPdf = product.startsWith('pdf-');
  if (profile !== undefined && shippedProfile(profile) === undefined && !isIccFile(profile))
    problems.error(['color', 'profile'], profileFault(profile));
  if (isPdf && space === 'cmyk' && standard === undefined)
    problems.error(['color', 'standard'], {
      code: 'preset.part_missing',
      message: 'It is missing; without a standard, the PDF has the colours of the screen.',
      fix: 'Add "standard": "pdf-x-4" or "pdf-x-1a:2003", or set "space" to "rgb".',
    });
  if (isPdf && space === 'cmyk') return;
  for (const [name, value] of Object.entries({ standard, profile, inkLimit })) {
    if (value === undefined) continue;
    problems.warn(['color', name], {
      code: 'preset.no_effect',
      message: 'It has no effect: only PDFs in CMYK are made for a press.',
      fix: 'Remove it, or set "space" to "cmyk" and "product" to "pdf-cards" or "pdf-sheets".',
    });
  }
}

function checkPacks({ packs = [], price }: Preset, problems: ProblemList): void {
  const priced = packs.findIndex((pack) => pack.price !== undefined);
  if (priced !== -1 && price === undefined)
    problems.warn(['packs', priced, 'price'], {
      code: 'preset.no_effect',
      message: 'It has no effect: the preset names no currency, so no cost is estimated.',
      fix: 'Add "price": { "currency": "EUR" }, with your currency.',
    });
  packs.forEach(({ cards }, index) => {
    if (cards > (packs[index - 1]?.cards ?? 0)) return;
    problems.error(['packs', index, 'cards'], {
      code: 'preset.packs_order',
      message: `It is ${cards}, which is not more than the pack before it.`,
      fix: 'Write the packs in ascending order.',
    });
  });
}
