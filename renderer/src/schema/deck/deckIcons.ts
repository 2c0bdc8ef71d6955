import type { Deck } from './deck.js';

/** More would be an icon set. */
const MOST_ICONS = 200;
const LONGEST_NAME = 40;
const LONGEST_SOURCE = 50_000;

/**
 * The deck's own names for icons, in lower case: `icons: { credit: 'game-icons:coins', mana: 'icons/mana.svg' }`. A value
 * is the name of an icon, the path or address of an SVG, or an SVG itself. Anything else is ignored.
 */
export function deckIcons(deck: Pick<Deck, 'id'>): ReadonlyMap<string, string> {
  return readIcons('icons' in deck ? deck.icons : undefined);
}

function readIcons(icons: unknown): ReadonlyMap<string, string> {
  if (typeof icons !== 'object' || icons === null) return NO_ICONS;
  const entries = Object.entries(icons).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const key = name.trim().toLowerCase();
    const isUsable = key !== '' && key.length <= LONGEST_NAME && !/[[\]:]/.test(key);
    return isUsable && typeof value === 'string' && value.length <= LONGEST_SOURCE ? [[key, value.trim()]] : [];
  });
  return new Map(entries.slice(0, MOST_ICONS));
}

/** The icons that a deck may use: its own, and those of a library that it has no icon of the same name for. */
export function iconsOf(
  deck: Pick<Deck, 'id'>,
  library: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, string> {
  const own = deckIcons(deck);
  return Object.keys(library).length === 0 ? own : new Map([...readIcons(library), ...own]);
}

const NO_ICONS: ReadonlyMap<string, string> = new Map();

/** Whether a value is an SVG or the place of a file, not the name of an icon. */
export function isIconSource(value: string): boolean {
  return value.startsWith('<') || value.startsWith('data:') || /\.[a-z]{3,4}(?:[?#]|$)/i.test(value);
}
