import type { QueryClient } from '@tanstack/react-query';
import { restoreDeck, type ListedDeck } from '../../../api/decks.js';
import { toast, toastError } from '../../../toasts/toast.js';
import { deckTitle } from '../../../deck/deckTitle.js';
import { refreshDecks } from './refreshDecks.js';

/** Restores a deck from the bin. */
export async function restoreListed(queries: QueryClient, deck: ListedDeck): Promise<void> {
  try {
    await restoreDeck(deck.id);
    toast({ title: `“${deckTitle(deck)}” is back`, message: 'With everything that was in it.' });
    await refreshDecks(queries);
  } catch (error) {
    toastError('Failed to restore deck', error);
  }
}
