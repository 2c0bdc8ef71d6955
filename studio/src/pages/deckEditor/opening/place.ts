import { findCard } from '../../../deck/document/find.js';
import type { DeckDocument } from '../../../deck/document/types.js';
import { EDITOR_TABS, type EditorSession, type EditorTab } from '../../../deck/session/editorSession.js';
import { onlyCard, onlyCategory } from '../../../deck/session/selection.js';

/** The place where somebody left a deck, stored in this browser. */
export interface LastPlace {
  readonly cardId: string;
  /** ISO 8601. */
  readonly at: string;
}

const keyOf = (deckId: string): string => `cardwright-place-${deckId}`;

/** Where the editor opens: on the address's tab, at the last card visited. A deck without cards opens on its Welcome tab. */
export function placeOf(deck: DeckDocument): Partial<EditorSession> {
  const tab = tabOfAddress() ?? (deck.categories.some(({ cards }) => cards.length > 0) ? 'cards' : 'welcome');
  const last = lastPlace(deck);
  const [first] = deck.categories;
  if (last !== undefined) return { tab, ...onlyCard(deck, last.cardId) };
  const filled = deck.categories.find(({ cards }) => cards.length > 0) ?? first;
  return { tab, ...(filled && onlyCategory(deck, filled.id)) };
}

/** The last card visited, if it still exists. */
export function lastPlace(deck: DeckDocument): LastPlace | undefined {
  try {
    const place = JSON.parse(localStorage.getItem(keyOf(deck.id)) ?? 'null') as LastPlace | null;
    return place !== null && findCard(deck, place.cardId) !== undefined ? place : undefined;
  } catch {
    return undefined;
  }
}

export function rememberPlace(deckId: string, cardId: string): void {
  try {
    localStorage.setItem(keyOf(deckId), JSON.stringify({ cardId, at: new Date().toISOString() } satisfies LastPlace));
  } catch {
    // Full or forbidden storage: the deck opens at its start.
  }
}

export function tabOfAddress(): EditorTab | undefined {
  const wanted = new URLSearchParams(location.search).get('tab');
  return EDITOR_TABS.find((tab) => tab === wanted);
}
