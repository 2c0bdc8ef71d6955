import { CardwrightError, type Parsed } from '../../errors.js';
import { sheetGrid } from '../../imposition/sheetGrid.js';
import { parseWith, readObject, readSchema, type ParseOptions } from '../../schema/parse.js';
import type { PathSegments } from '../../schema/reading/path.js';
import type { ProblemList } from '../../schema/reading/problemList.js';
import { findCardSize } from '../sizes/cardSizes.js';
import { pixelsFault } from './pixelsFault.js';
import { presetSheetOptions } from './presets.js';
import { type Preset, presetFile } from './schema.js';
import { parseSheet } from './sheets.js';

/** The part of a preset that each product needs. */
const NEEDED = { 'pdf-sheets': 'sheet', zip: 'image', play: 'play' } as const;

/** Reads somebody's own preset. Its names must exist, and its card must fit on its sheet. */
export function parsePreset(input: unknown, options?: ParseOptions): Parsed<Preset> {
  return parseWith(input, readPreset, options);
}

function readPreset(input: unknown, problems: ProblemList): Preset | undefined {
  const object = readObject(input, 'preset', problems);
  const read = object && readSchema(presetFile, object, problems);
  if (read === undefined) return undefined;
  const { $schema: _, ...preset } = read;
  checkParts(preset, problems);
  checkSizes(preset, problems);
  checkSheet(preset, problems);
  checkPacks(preset, problems);
  return preset;
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
    const card = tell(['sizes', index, 'size'], problems, () => findCardSize(size));
    const fault = card && pixelsFault(preset, wanted, card);
    if (fault) problems.error(['sizes', index], { code: 'preset.pixels', ...fault });
    if ((widthPx === undefined) !== (heightPx === undefined))
      problems.error(['sizes', index], {
        code: 'preset.pixels',
        message: 'It has only one of widthPx and heightPx.',
        fix: 'Write both, or neither.',
      });
  });
  if (preferredSize === undefined) return;
  tell(['preferredSize'], problems, () => findCardSize(preferredSize));
  if (sizes.length > 0 && !sizes.some(({ size }) => size === preferredSize))
    problems.error(['preferredSize'], {
      code: 'preset.size',
      message: `It is "${preferredSize}", which is not one of the sizes.`,
      fix: `Use one of ${sizes.map(({ size }) => size).join(', ')}.`,
    });
}

/** The sheet must exist, and hold a card of the preferred size. */
function checkSheet(preset: Preset, problems: ProblemList): void {
  const { sheet, preferredSize, bleedMm } = preset;
  if (sheet === undefined) return;
  const definition = sheet.sheet;
  const options = tell(['sheet', 'sheet'], problems, () => {
    if (typeof definition !== 'string') parseSheet(definition);
    return presetSheetOptions(preset);
  });
  if (options === undefined || preferredSize === undefined || problems.hasErrorAt(['preferredSize'])) return;
  const { widthMm: width, heightMm: height } = findCardSize(preferredSize);
  tell(['sheet'], problems, () => sheetGrid({ width, height }, bleedMm, options));
}

function checkPacks({ packs = [] }: Preset, problems: ProblemList): void {
  packs.forEach(({ cards }, index) => {
    if (cards > (packs[index - 1]?.cards ?? 0)) return;
    problems.error(['packs', index, 'cards'], {
      code: 'preset.packs_order',
      message: `It is ${cards}, which is not more than the pack before it.`,
      fix: 'Write the packs in ascending order.',
    });
  });
}

/** Runs a check; what it throws becomes a problem at this path. */
function tell<T>(path: PathSegments, problems: ProblemList, check: () => T): T | undefined {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    const { code, message, fix } = error;
    problems.error(path, { code, message, fix });
    return undefined;
  }
}
