import type { QueryClient } from '@tanstack/react-query';
import { deleteDeck, duplicateDeck, type ListedDeck } from '../../../api/decks.js';
import { attempt } from '../../../toasts/attempt.js';
import { toast } from '../../../toasts/toast.js';
import { UNDO_MS } from '../../../toasts/toastStore.js';
import { counted } from '../../../words/counted.js';
import { deckTitle } from '../../../deck/deckTitle.js';
import { refreshDecks } from './refreshDecks.js';

/** Duplicates a deck as a draft, and offers to undo that. */
export async function duplicateListed(queries: QueryClient, deck: ListedDeck): Promise<void> {
  const duplicate = async (): Promise<void> => {
    const id = await duplicateDeck(deck.id);
    toast({
      title: `“${deckTitle(deck)}” copied to Drafts`,
      message: `It has ${counted(deck.card_count, 'card')}.`,
      duration: UNDO_MS,
      action: { label: 'Undo', perform: () => void takeBack(queries, id) },
    });
    await refreshDecks(queries);
  };
  await attempt('Failed to duplicate deck', duplicate, deck.id);
}

/** Undo moves the copy to the bin: somebody may already have edited it. */
async function takeBack(queries: QueryClient, id: string): Promise<void> {
  if (await attempt('Failed to delete deck', () => deleteDeck(id), id))
    toast({ title: 'The copy is in the bin', kind: 'info' });
  await refreshDecks(queries);
}
