import { CARD_COLUMNS } from './cardColumns.js';
import { normalise } from './readHeading.js';

/** Headings shorter than this are in too many other words. */
const SHORTEST = 4;

/** The known column whose longest heading is a word, or several, of this one: `Anzahl im Deck` may mean copies. */
export function suggestColumn(column: string): string | undefined {
  const words = ` ${normalise(column).replaceAll(/[^\p{L}\p{N}#]+/gu, ' ')} `;
  let best: { readonly name: string; readonly length: number } | undefined;
  for (const { name, aliases } of CARD_COLUMNS) {
    for (const heading of [name, ...aliases].map(normalise)) {
      if (heading.length < SHORTEST || heading.length <= (best?.length ?? 0)) continue;
      if (words.includes(` ${heading} `)) best = { name, length: heading.length };
    }
  }
  return best?.name;
}
