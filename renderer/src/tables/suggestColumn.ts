import { BY_HEADING, normalise } from './readHeading.js';

/** Headings shorter than this are in too many other words. */
const SHORTEST = 4;

/** The known column whose longest heading is a word, or several, of this one: `Anzahl im Deck` may mean copies. */
export function suggestColumn(column: string): string | undefined {
  const words = ` ${normalise(column).replaceAll(/[^\p{L}\p{N}#]+/gu, ' ')} `;
  let best: { readonly name: string; readonly length: number } | undefined;
  for (const [heading, { name }] of BY_HEADING) {
    if (heading.length < SHORTEST || heading.length <= (best?.length ?? 0)) continue;
    if (words.includes(` ${heading} `)) best = { name, length: heading.length };
  }
  return best?.name ?? misspelt(column);
}

/** Words that differ in a letter are too often different ones if they are shorter than this. */
const SHORTEST_MISSPELT = 6;

/** The known column whose heading this one is with letters swapped, left out or doubled: `Tilte`, `Catgory`. */
function misspelt(column: string): string | undefined {
  const written = normalise(column);
  for (const [heading, { name }] of BY_HEADING) if (isSlip(written, heading)) return name;
  return undefined;
}

function isSlip(written: string, meant: string): boolean {
  if (written.length === meant.length) return meant.length >= SHORTEST && isSwapped(written, meant);
  const [long, short] = written.length > meant.length ? [written, meant] : [meant, written];
  return short.length >= SHORTEST_MISSPELT && long.length === short.length + 1 && isWithin(short, long);
}

/** Whether two neighbouring letters changed places. */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at >= 0 && one === other.slice(0, at) + (other[at + 1] ?? '') + (other[at] ?? '') + other.slice(at + 2);
}

/** Whether one letter more makes the long word of the short one. */
function isWithin(short: string, long: string): boolean {
  const at = [...long].findIndex((letter, index) => letter !== short[index]);
  return long.slice(0, at) + long.slice(at + 1) === short;
}
