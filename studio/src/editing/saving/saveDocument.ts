import { ApiError } from '../../api/ApiError.js';
import { closeToast, SAVED, toast, toastError } from '../../toasts/toast.js';
import { type DocumentStore, isConflict, saveStateOf } from '../documentStore.js';
import type { Identified } from '../types.js';

/** The toast of a document that could not be saved, for whatever reason; it closes once one is. */
export const SAVE_FAILED = 'save-failed';

/**
 * Saves and reports the outcome. A server that does not answer is shown by the save state, and `useRetryWhenBack` tries
 * again; if it gave a reason, that is said once. `SaveConflict` handles conflicts.
 * @param maySave called when there is something to save; it reports its own refusals
 * @param explain says why a save failed; false leaves that to this function
 * @returns whether everything is saved
 */
export async function saveDocument<Document extends Identified>(
  store: DocumentStore<Document>,
  maySave: () => boolean = () => true,
  explain: (failure: Error) => boolean = () => false,
): Promise<boolean> {
  const { texts } = store.kind;
  const before = store.getState();
  if (saveStateOf(before) === 'saved') return true;
  if (!maySave()) return false;
  const isSaved = await store.save();
  const { failure, waitsFor } = store.getState();
  if (isSaved) {
    closeToast(SAVE_FAILED);
    toast({ id: SAVED, title: texts.saved });
    return true;
  }
  const isExplained = waitsFor !== 'server' || (before.waitsFor !== 'server' && !isUnreachable(failure));
  if (!isExplained || isConflict(failure) || (failure && explain(failure))) return false;
  toastError(texts.saveFailed, failure, SAVE_FAILED);
  return false;
}

function isUnreachable(failure: Error | undefined): boolean {
  return failure instanceof ApiError && failure.isUnreachable;
}
