import { describeValue } from '../reading/describeValue.js';
import type { ProblemList } from '../reading/problemList.js';
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
  const entries = Object.entries(icons).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    isName(name) && isIcon(value) ? [[name.trim().toLowerCase(), value.trim()]] : [],
  );
  return new Map(entries.slice(0, MOST_ICONS));
}

function isName(name: string): boolean {
  const key = name.trim();
  return key !== '' && key.length <= LONGEST_NAME && !/[[\]:]/.test(key);
}

function isIcon(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_SOURCE;
}

/** Warns about what `deckIcons` ignores. @param problems at the icons of a deck file */
export function checkDeckIcons(icons: unknown, problems: ProblemList): void {
  if (icons === undefined || icons === null) return;
  const warn = (segments: readonly string[], message: string, fix: string): void =>
    problems.warn(segments, { code: 'icons.ignored', message, fix });
  if (typeof icons !== 'object' || Array.isArray(icons))
    return warn([], `It is ${describeValue(icons)}; expected names with their icons, so it is ignored.`, EXAMPLE);
  const entries = Object.entries(icons);
  for (const [name, value] of entries) {
    if (!isName(name))
      warn([name], 'The name is ignored.', `Use up to ${LONGEST_NAME} characters without colons and brackets.`);
    else if (!isIcon(value))
      warn([name], `It is ${describeValue(value)}; expected an icon, so it is ignored.`, EXAMPLE);
  }
  if (entries.length > MOST_ICONS)
    warn([], `Only the first ${MOST_ICONS} of ${entries.length} icons are used.`, 'Remove icons that no card needs.');
}

const EXAMPLE = 'Write the name of an icon or the path of an SVG file, such as { "credit": "game-icons:coins" }.';

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
