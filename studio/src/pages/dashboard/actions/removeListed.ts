import type { QueryClient } from '@tanstack/react-query';
import { deleteDeck, type ListedDeck } from '../../../api/decks.js';
import { attempt } from '../../../toasts/attempt.js';
import { toast } from '../../../toasts/toast.js';
import { UNDO_MS } from '../../../toasts/toastStore.js';
import { deckTitle } from '../../../deck/deckTitle.js';
import { refreshDecks } from './refreshDecks.js';
import { binToast, restoreListed } from './restoreListed.js';

/** Moves a deck to the bin, and offers to undo that. */
export async function removeListed(queries: QueryClient, deck: ListedDeck): Promise<void> {
  if (!(await attempt('Failed to delete deck', () => deleteDeck(deck.id), deck.id))) return;
  toast({
    id: binToast(deck),
    title: `“${deckTitle(deck)}” is in the bin`,
    message: 'It stays there for 30 days.',
    duration: UNDO_MS,
    action: { label: 'Undo', perform: () => void restoreListed(queries, deck) },
  });
  await refreshDecks(queries);
}
