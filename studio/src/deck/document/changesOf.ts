import type { Card, Category } from '@cardwright/renderer';
import isEqual from 'fast-deep-equal';
import type { DeckChange } from '../../api/decks.js';
import type { DeckDocument } from './types.js';
import { asFields } from './documentOf.js';

/**
 * The least to send so that the server has what is under edit: fields that changed, and of the content single cards
 * where nothing else did.
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

/** @returns cards that changed in their places; undefined where more than single cards did */
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

/** What must not have changed where only cards are sent: the category itself, and which cards it has in which places. */
function frameOf({ cards, ...category }: Category): object {
  return { ...category, cards: cards.map(({ id, position }) => [id, position]) };
}
