import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/ApiError.js';
import { deleteDeck, duplicateDeck, type ListedDeck } from '../../../api/decks.js';
import { toast, toastError } from '../../../toasts/toast.js';
import { UNDO_MS } from '../../../toasts/toastStore.js';
import { count } from '../../../words/count.js';
import { deckTitle } from '../../../deck/deckTitle.js';
import { refreshDecks } from './refreshDecks.js';

/** Duplicates a deck as a draft, and offers to undo that. */
export async function duplicateListed(queries: QueryClient, deck: ListedDeck): Promise<void> {
  try {
    const id = await duplicateDeck(deck.id);
    toast({
      title: `“${deckTitle(deck)}” copied to Drafts`,
      message: `${count(deck.card_count, 'card')} came along.`,
      duration: UNDO_MS,
      action: { label: 'Undo', perform: () => void takeBack(queries, id) },
    });
    await refreshDecks(queries);
  } catch (error) {
    const message = error instanceof ApiError ? error.message : undefined;
    toast({ title: 'Failed to duplicate deck', ...(message !== undefined && { message }), kind: 'error' });
  }
}

/** Undo moves the copy to the bin: somebody may already have edited it. */
async function takeBack(queries: QueryClient, id: string): Promise<void> {
  try {
    await deleteDeck(id);
    toast({ title: 'The copy is in the bin', kind: 'info' });
  } catch (error) {
    toastError('Failed to delete deck', error);
  }
  await refreshDecks(queries);
}
