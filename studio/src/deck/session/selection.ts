import { allCards, findCard, findCategory } from '../document/find.js';
import type { DeckDocument } from '../document/types.js';
import type { EditorSession } from './editorSession.js';

type Selection = Pick<EditorSession, 'categoryId' | 'cardId' | 'selectedIds' | 'anchorId'>;

const NONE: ReadonlySet<string> = new Set();

/** A card with its category. */
export function onlyCard(deck: DeckDocument, cardId: string): Selection {
  const categoryId = findCard(deck, cardId)?.category.id;
  return { cardId, categoryId, selectedIds: NONE, anchorId: cardId };
}

/** Selects a category with its first card; an empty category clears the card selection. */
export function onlyCategory(deck: DeckDocument, categoryId: string): Selection {
  const first = findCategory(deck, categoryId)?.cards[0];
  if (first !== undefined) return onlyCard(deck, first.id);
  return { categoryId, cardId: undefined, selectedIds: NONE, anchorId: undefined };
}

/** Adds a card to the selection or removes it: Ctrl-click or ⌘-click. */
export function toggleCard(deck: DeckDocument, session: Selection, cardId: string): Selection {
  const ids = new Set(selectedCards(session));
  if (!ids.delete(cardId)) return { ...onlyCard(deck, cardId), selectedIds: ids.add(cardId) };
  const last = [...ids].at(-1);
  if (last === undefined) return { ...session, cardId: undefined, selectedIds: NONE, anchorId: undefined };
  const remaining = onlyCard(deck, last);
  return ids.size === 1 ? remaining : { ...remaining, selectedIds: ids };
}

/** Extends the selection to a card, in print order: Shift-click or Shift with an arrow key. */
export function extendTo(deck: DeckDocument, session: Selection, cardId: string): Selection {
  const ids = allCards(deck).map(({ id }) => id);
  const from = ids.indexOf(session.anchorId ?? session.cardId ?? cardId);
  const to = ids.indexOf(cardId);
  if (from < 0 || to < 0) return onlyCard(deck, cardId);
  const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
  const anchorId = ids[from];
  const selectedIds = range.length > 1 ? new Set(range) : NONE;
  return { ...onlyCard(deck, cardId), selectedIds, anchorId };
}

/** Selects these cards; the one on the canvas stays if it is among them. No ids leave the selection as it is. */
export function someCards(deck: DeckDocument, session: Selection, ids: readonly string[]): Selection {
  const { cardId: current = '' } = session;
  const cardId = ids.includes(current) ? current : ids[0];
  if (cardId === undefined) return session;
  return { ...onlyCard(deck, cardId), selectedIds: ids.length > 1 ? new Set(ids) : NONE };
}

/** Ids of the cards that a command applies to, in any order. */
export function selectedCards({ cardId, selectedIds }: Pick<Selection, 'cardId' | 'selectedIds'>): string[] {
  if (selectedIds.size > 0) return [...selectedIds];
  return cardId === undefined ? [] : [cardId];
}

/**
 * Adjusts the selection after the deck changed: removed cards are deselected, and the current card is replaced by the one
 * that now has its position.
 */
export function settleSelection(before: DeckDocument, deck: DeckDocument, session: Selection): Selection {
  const { cardId, categoryId } = session;
  const isThere = cardId !== undefined && findCard(deck, cardId) !== undefined;
  const left = [...session.selectedIds].filter((id) => findCard(deck, id) !== undefined);
  const selectedIds: ReadonlySet<string> = left.length > 1 ? new Set(left) : NONE;
  if (isThere) {
    const own = findCard(deck, cardId)?.category.id;
    if (own === categoryId && selectedIds.size === session.selectedIds.size) return session;
    return { ...session, categoryId: own, selectedIds };
  }
  const hasCategory = categoryId !== undefined && findCategory(deck, categoryId) !== undefined;
  if (cardId === undefined) return hasCategory ? session : { ...session, categoryId: deck.categories[0]?.id };
  const found = findCard(before, cardId);
  const siblings = found && findCategory(deck, found.category.id)?.cards;
  const heir = left[0] ?? siblings?.[Math.min(found?.index ?? 0, siblings.length - 1)]?.id;
  if (heir !== undefined) return onlyCard(deck, heir);
  if (hasCategory) return { categoryId, cardId: undefined, selectedIds: NONE, anchorId: undefined };
  const category = deck.categories[0];
  if (category !== undefined) return onlyCategory(deck, category.id);
  return { categoryId: undefined, cardId: undefined, selectedIds: NONE, anchorId: undefined };
}
