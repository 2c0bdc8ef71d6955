import { ApiError } from '../../api/ApiError.js';
import { importDeck, restoreDeck } from '../../api/decks.js';
import { offerWayBack } from '../../editing/saving/deletedElsewhere.js';
import { SAVED, toast } from '../../toasts/toast.js';
import type { DeckStore } from '../document/createDeckStore.js';

/** Says that the deck has been deleted, and offers to bring it back with what has been typed here. */
export function offerRestore(store: DeckStore, save: () => Promise<boolean>): void {
  offerWayBack(store, {
    message: 'Restore the deck to save them.',
    label: 'Restore',
    failed: 'Failed to restore deck',
    bringBack,
  });

  async function bringBack(): Promise<void> {
    const { document: mine, snapshot } = store.getState();
    const id = (await isRestored(mine.id)) ? mine.id : (await importDeck(mine)).deck_id;
    if (id !== mine.id)
      return void toast({ id: SAVED, title: 'Saved as a new deck', message: 'It is among your decks.' });
    const theirs = await store.gateway.read(id);
    const { merged, conflicts } = store.kind.merge(snapshot, mine, theirs.document);
    // The next save asks about conflicts.
    if (conflicts.length === 0) store.settleConflict(theirs.document, theirs.version, merged);
    if (await save()) toast({ id: SAVED, title: 'Deck restored and saved' });
  }
}

/** @returns false if the deck has been deleted from the bin as well: a file then brings it back under its id */
async function isRestored(id: string): Promise<boolean> {
  try {
    await restoreDeck(id);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}
