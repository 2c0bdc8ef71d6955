import { cardMatches } from '../document/cardMatches.js';
import { allCards } from '../document/find.js';
import type { OpenDeck } from '../session/OpenDeck.js';
import { someCards } from '../session/selection.js';

/** Selects every card; while the list is searched, the cards that it shows, because nobody sees the others. */
export function selectAllCards({ store, session }: OpenDeck): void {
  const { document: deck } = store.getState();
  const state = session.getState();
  const query = state.view === 'card' ? state.query : '';
  const ids = allCards(deck)
    .filter((card) => cardMatches(card, query))
    .map(({ id }) => id);
  session.setState(someCards(deck, state, ids));
}

/** What ⌘A or Ctrl+A selects: cards where they are listed. The table has its own, and a card alone hides the others. */
export function selectAllByKey(editor: OpenDeck): void {
  const { tab, view, isFocused } = editor.session.getState();
  if (tab === 'cards' && view !== 'table' && (view === 'grid' || !isFocused)) selectAllCards(editor);
}
