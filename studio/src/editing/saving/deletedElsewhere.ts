import { ApiError } from '../../api/ApiError.js';
import { attempt } from '../../toasts/attempt.js';
import { SAVED, toast } from '../../toasts/toast.js';
import type { DocumentStore } from '../documentStore.js';
import type { Identified } from '../types.js';
import { SAVE_FAILED } from './saveDocument.js';

interface WayBack {
  /** What the action does with the changes that are still here. */
  readonly message: string;
  readonly label: string;
  /** The title of the toast if it fails. */
  readonly failed: string;
  readonly bringBack: () => Promise<unknown>;
}

/** Whether a save failed because the document has been deleted elsewhere. */
export function isDeleted(failure: Error | undefined): boolean {
  return failure instanceof ApiError && failure.code === 'not-found';
}

/** Says that the document has been deleted, and offers to bring it back with what has been typed here. */
export function offerWayBack<Document extends Identified>(
  store: DocumentStore<Document>,
  { message, label, failed, bringBack }: WayBack,
): void {
  const { noun } = store.kind;
  toast({
    id: SAVE_FAILED,
    kind: 'warning',
    title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} deleted elsewhere`,
    message: `Your changes are still here. ${message}`,
    action: { label, perform: () => void attempt(failed, bringBack) },
    duration: 0,
    scope: store,
  });
}

/**
 * Explains to `saveDocument` why a document that no bin keeps could not be saved, and offers to save it as a new one.
 * @param create stores the changed document as a new one. @returns its id
 * @param open opens the new document in place of the deleted one
 */
export function offerSaveAsNew<Document extends Identified>(
  store: DocumentStore<Document>,
  create: (document: Document) => Promise<string>,
  open: (id: string) => void,
): (failure: Error) => boolean {
  const { noun } = store.kind;
  const bringBack = async (): Promise<void> => {
    const { document: sent } = store.getState();
    const id = await create(sent);
    const { document, version } = store.getState();
    // Nothing is unsaved here now, except for what has been typed since.
    store.settleConflict(sent, version, document);
    toast({ id: SAVED, title: `Saved as a new ${noun}` });
    open(id);
  };
  return (failure) => {
    if (!isDeleted(failure)) return false;
    offerWayBack(store, {
      message: `Save them as a new ${noun}.`,
      label: 'Save as new',
      failed: `Failed to save as a new ${noun}`,
      bringBack,
    });
    return true;
  };
}
