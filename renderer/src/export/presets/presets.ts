import { CardwrightError } from '../../errors.js';
import { nearestName } from '../../schema/index.js';
import { playExtension } from '../play/types.js';
import { readData } from '../readData.js';
import type { CardSize } from '../../imposition/options/cardSizes.js';
import { findCardSize } from '../../imposition/options/findCardSize.js';
import { findSheet } from './sheets.js';
import { type Preset, presetFamily, type PresetSize } from './schema.js';
import type { SheetOptions } from '../../imposition/types.js';

const FAMILIES = [
  'generic',
  'home',
  'the-game-crafter',
  'makeplayingcards',
  'drivethrucards',
  'print-and-play',
  'labels',
  'play',
] as const;

/** All print products: ours first, then vendors'. */
export function presets(): readonly Preset[] {
  return [...readPresets()];
}

/** Reads a family's file when its presets are asked for. */
function* readPresets(): Iterable<Preset> {
  for (const name of FAMILIES) {
    const { family, source, presets: own } = presetFamily.parse(readData(`presets/data/${name}.json`));
    for (const preset of own) yield { ...preset, family, source };
  }
}

/** @throws CardwrightError `preset.unknown` with the nearest name */
export function findPreset(name: string): Preset {
  const wanted = name.trim().toLowerCase();
  const names: string[] = [];
  for (const preset of readPresets()) {
    if (preset.name === wanted) return preset;
    names.push(preset.name);
  }
  const near = nearestName(name, names);
  throw new CardwrightError('preset.unknown', `There is no preset "${name.slice(0, 60)}".`, {
    path: 'preset',
    fix: `${near === undefined ? '' : `Did you mean ${near}? `}Use one of ${names.join(', ')}.`,
  });
}

/** mm by which the sides of equal sizes may differ: inches rarely come out even. */
const SIDE_TOLERANCE = 0.01;

/** What a preset requires for one card. */
export interface RequiredSize extends PresetSize {
  /** Whether the card is landscape and the vendor's file portrait, or the reverse: the file shows it turned. */
  readonly isTurned: boolean;
}

/**
 * What a preset requires for a card size, whichever side is the longer one; undefined when it accepts every size.
 * @throws CardwrightError `preset.size` when the vendor does not offer that size
 */
export function presetSize({ title, sizes }: Preset, card: CardSize): RequiredSize | undefined {
  if (!sizes) return undefined;
  for (const wanted of sizes) {
    const offered = findCardSize(wanted.size);
    const isTurned = !hasSides(offered, card.widthMm, card.heightMm);
    if (!isTurned || hasSides(offered, card.heightMm, card.widthMm)) return { ...wanted, isTurned };
  }
  throw new CardwrightError('preset.size', `The size ${card.slug} is not available for ${title}.`, {
    path: 'size',
    fix: `Choose ${sizes.length === 1 ? '' : 'one of '}${sizes.map(({ size }) => size).join(', ')}.`,
  });
}

function hasSides({ widthMm, heightMm }: CardSize, width: number, height: number): boolean {
  return Math.abs(widthMm - width) < SIDE_TOLERANCE && Math.abs(heightMm - height) < SIDE_TOLERANCE;
}

/** The extension of the file that a preset makes, with its dot. */
export function presetExtension({ product, play }: Preset): string {
  if (play !== undefined) return playExtension(play);
  return product === 'zip' ? '.zip' : '.pdf';
}

/** A preset's sheet as options for `imposeSheets`. @throws CardwrightError `sheet.unknown` */
export function presetSheetOptions({ sheet }: Preset): SheetOptions | undefined {
  return sheet && { ...sheet, sheet: typeof sheet.sheet === 'string' ? findSheet(sheet.sheet) : sheet.sheet };
}
