import type { Card, Category } from '@cardwright/renderer';
import isEqual from 'fast-deep-equal';
import type { DeckChange } from '../../api/decks.js';
import type { DeckDocument } from './types.js';
import { asFields } from './asFields.js';

/**
 * The smallest update that brings the server to the document's state: changed fields, and single cards if nothing else of
 * the content changed.
 */
export function changesOf(snapshot: DeckDocument, deck: DeckDocument): DeckChange {
  const before: Record<string, unknown> = asFields(snapshot);
  const changed = Object.entries(asFields(deck)).filter(
    ([key, value]) => key !== 'categories' && !isEqual(value, before[key]),
  );
  const cards = changedCards(snapshot.categories, deck.categories);
  if (cards === undefined) return { ...Object.fromEntries(changed), categories: deck.categories };
  return { ...Object.fromEntries(changed), ...(cards.length > 0 && { cards }) };
}

/** @returns the cards that changed in place; undefined if anything else changed as well */
function changedCards(before: readonly Category[], after: readonly Category[]): Card[] | undefined {
  if (before.length !== after.length) return undefined;
  const changed: Card[] = [];
  for (const [index, category] of after.entries()) {
    const old = before[index];
    if (old === category) continue;
    if (old === undefined || !isEqual(frameOf(old), frameOf(category))) return undefined;
    changed.push(...category.cards.filter((card, place) => !isEqual(card, old.cards[place])));
  }
  return changed;
}

/** What must be unchanged if only cards are sent: the category itself, and which cards it has in which order. */
function frameOf({ cards, ...category }: Category): object {
  return { ...category, cards: cards.map(({ id, position }) => [id, position]) };
}
