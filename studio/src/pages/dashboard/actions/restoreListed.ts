import type { QueryClient } from '@tanstack/react-query';
import { restoreDeck, type ListedDeck } from '../../../api/decks.js';
import { attempt } from '../../../toasts/attempt.js';
import { toast } from '../../../toasts/toast.js';
import { deckTitle } from '../../../deck/deckTitle.js';
import { refreshDecks } from './refreshDecks.js';

/** The toast that says where a deck is now: the last one replaces the one before. */
export function binToast({ id }: ListedDeck): string {
  return `bin-${id}`;
}

/** Restores a deck from the bin. */
export async function restoreListed(queries: QueryClient, deck: ListedDeck): Promise<void> {
  if (!(await attempt('Failed to restore deck', () => restoreDeck(deck.id), deck.id))) return;
  toast({ id: binToast(deck), title: `“${deckTitle(deck)}” is back`, message: 'With everything that was in it.' });
  await refreshDecks(queries);
}
