import { allCards } from '../document/find.js';
import { extendTo, onlyCard } from '../session/selection.js';
import type { Editor } from '../editor/createEditor.js';

/** Selects the next or previous card in print order, stopping at the ends. @param isExtending adds it to the selection */
export function stepThroughCards({ store, session }: Editor, by: number, isExtending = false): void {
  const { document: deck } = store.getState();
  const cards = allCards(deck);
  const { cardId, categoryId } = session.getState();
  const at = cards.findIndex(({ id }) => id === cardId);
  const start = at < 0 ? cards.findIndex((card) => card.id === firstOf(deck, categoryId)) : at + by;
  const next = cards[Math.max(0, Math.min(cards.length - 1, start))];
  if (next === undefined) return;
  session.setState(isExtending ? extendTo(deck, session.getState(), next.id) : onlyCard(deck, next.id));
}

function firstOf(deck: Parameters<typeof allCards>[0], categoryId: string | undefined): string | undefined {
  return deck.categories.find(({ id }) => id === categoryId)?.cards[0]?.id ?? allCards(deck)[0]?.id;
}
