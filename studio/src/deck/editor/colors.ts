import type { Catalogue } from '@cardwright/renderer';
import type { DeckCategory, DeckDocument } from '../document/types.js';
import { schemeOf } from './faces.js';

/** A category's colour: its own, else that of most of its cards, else the deck's. */
export function categoryColor(catalogue: Catalogue, deck: DeckDocument, category: DeckCategory): string {
  if (category.primary_color_key !== null) return colorOf(catalogue, deck, category.primary_color_key);
  const counts = new Map<string, number>();
  for (const { primary_color_key: key } of category.cards)
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return colorOf(catalogue, deck, most?.[0] ?? deck.primary_color_key);
}

/** An entry of the deck's colour scheme; the brand colour if the scheme lacks that key. */
export function colorOf(catalogue: Catalogue, deck: DeckDocument, key: string): string {
  const scheme = schemeOf(catalogue, deck);
  return scheme.category[key] ?? scheme.brand.primary;
}
