import { findCard } from '../document/find.js';
import type { OpenDeck } from '../session/OpenDeck.js';
import { nameForReaders } from './nameForReaders.js';

/** Where a card stands: its name, its number and its category. Empty for a card that does not exist. */
export function placeForReaders(deck: OpenDeck, cardId: string): string {
  const found = findCard(deck.store.getState().document, cardId);
  if (found === undefined) return '';
  const { category, index } = found;
  const [card, owner] = [nameForReaders(deck, cardId), nameForReaders(deck, category.id)];
  return `${card} is now card ${index + 1} of ${category.cards.length} in ${owner}.`;
}
