import { ApiError } from '../../api/ApiError.js';
import { importDeck, restoreDeck } from '../../api/decks.js';
import { offerWayBack } from '../../editing/saving/deletedElsewhere.js';
import { SAVED, toast } from '../../toasts/toast.js';
import type { OpenDeck } from '../session/OpenDeck.js';

/** Says that the deck has been deleted, and offers to bring it back with what has been typed here. */
export function offerRestore({ store, onMoved }: OpenDeck, save: () => Promise<boolean>): void {
  offerWayBack(store, {
    message: 'Restore the deck to save them.',
    label: 'Restore',
    failed: 'Failed to restore deck',
    bringBack,
  });

  async function bringBack(): Promise<void> {
    const { document: sent } = store.getState();
    const made = (await isRestored(sent.id)) ? undefined : await importDeck(sent);
    const theirs = await store.gateway.read(made?.deck_id ?? sent.id);
    // Its old id may belong to another deck by now.
    const isMoved = theirs.document.id !== sent.id;
    if (isMoved) store.moveTo(sent, { ...made?.ids, [sent.id]: theirs.document.id }, theirs.version);
    const { document: mine, snapshot } = store.getState();
    const { merged, conflicts } = store.kind.merge(snapshot, mine, theirs.document);
    // The next save asks about conflicts.
    if (conflicts.length === 0) store.settleConflict(theirs.document, theirs.version, merged);
    if (isMoved) onMoved?.(theirs.document.id);
    if (!(await save())) return;
    toast({ id: SAVED, title: 'Deck restored and saved', ...(isMoved && { message: 'It has a new address.' }) });
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
