import { useEffect, useState, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { toastError } from '../../toasts/toast.js';
import type { StoredDocument } from '../DocumentKind.js';
import { type DocumentStore, isConflict } from '../documentStore.js';
import { SAVE_FAILED } from '../saving/saveDocument.js';
import type { Identified, NameOf } from '../types.js';
import { ConflictDialog } from './ConflictDialog.js';

interface Props<Document extends Identified> {
  readonly store: DocumentStore<Document>;
  readonly save: () => Promise<boolean>;
  readonly nameOf?: NameOf | undefined;
}

/** Handles a save that was refused because somebody else saved: merges, and saves again. */
export function SaveConflict<Document extends Identified>({
  store,
  save,
  nameOf,
}: Props<Document>): ReactElement | null {
  const { failure, isSaving, document: mine, snapshot: base } = useStore(store);
  const [theirs, setTheirs] = useState<StoredDocument<Document>>();
  const conflict = isConflict(failure) ? failure : undefined;
  useEffect(() => {
    if (conflict === undefined) return setTheirs(undefined);
    const stop = new AbortController();
    store.gateway.read(store.getState().document.id, stop.signal).then(setTheirs, (error: unknown) => {
      if (stop.signal.aborted) return;
      toastError(store.kind.texts.saveFailed, error, SAVE_FAILED);
      store.postponeConflict();
    });
    return () => stop.abort();
  }, [conflict, store]);
  if (conflict === undefined || theirs === undefined) return null;
  const settle = (merged: Document): void => {
    store.settleConflict(theirs.document, theirs.version, merged);
    void save();
  };
  return (
    <ConflictDialog
      kind={store.kind}
      nameOf={nameOf}
      base={base}
      mine={mine}
      theirs={theirs.document}
      savedAt={theirs.savedAt}
      isSaving={isSaving}
      onSettle={settle}
      onLater={() => store.postponeConflict()}
    />
  );
}
