import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/ApiError.js';
import { duplicateDeck, type ListedDeck } from '../../../api/decks.js';
import { toast } from '../../../app/toasts/toast.js';
import { count } from '../count.js';
import { deckTitle } from '../deckTitle.js';
import { refreshDecks } from './refreshDecks.js';

/** Makes a draft copy, and offers to open it. */
export async function duplicateListed(
  queries: QueryClient,
  deck: ListedDeck,
  open: (id: string) => void,
): Promise<void> {
  try {
    const id = await duplicateDeck(deck.id);
    toast({
      title: `“${deckTitle(deck)}” copied to Drafts`,
      message: `${count(deck.card_count, 'card')} came along.`,
      action: { label: 'Open', perform: () => open(id) },
    });
    await refreshDecks(queries);
  } catch (error) {
    const message = error instanceof ApiError ? error.message : undefined;
    toast({ title: 'Failed to duplicate deck', ...(message !== undefined && { message }), kind: 'error' });
  }
}
