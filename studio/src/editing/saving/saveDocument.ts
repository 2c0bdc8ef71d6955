import { closeToast, SAVED, toast, toastError } from '../../toasts/toast.js';
import { type DocumentStore, isConflict, saveStateOf } from '../documentStore.js';
import type { Identified } from '../types.js';

/** The toast of a document that could not be saved, for whatever reason; it closes once one is. */
export const SAVE_FAILED = 'save-failed';

/**
 * Saves and reports the outcome. If the server cannot be reached, says nothing: the save state shows it, and
 * `useRetryWhenBack` tries again. `SaveConflict` handles conflicts.
 * @param maySave called when there is something to save; it reports its own refusals
 * @returns whether everything is saved
 */
export async function saveDocument<Document extends Identified>(
  store: DocumentStore<Document>,
  maySave: () => boolean = () => true,
): Promise<boolean> {
  const { texts } = store.kind;
  if (saveStateOf(store.getState()) === 'saved') return true;
  if (!maySave()) return false;
  const isSaved = await store.save();
  const { failure, waitsFor } = store.getState();
  if (isSaved) {
    closeToast(SAVE_FAILED);
    toast({ id: SAVED, title: texts.saved });
  } else if (waitsFor !== 'server' && !isConflict(failure)) toastError(texts.saveFailed, failure, SAVE_FAILED);
  return isSaved;
}
