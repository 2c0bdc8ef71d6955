import { useCallback, type ReactElement } from 'react';
import { type DocumentStore, saveStateOf } from '../documentStore.js';
import type { Identified } from '../types.js';
import { LeaveGuard } from './LeaveGuard.js';

interface Props<Document extends Identified> {
  readonly store: DocumentStore<Document>;
  readonly save: () => Promise<boolean>;
  readonly onDiscard: () => Promise<void>;
}

/** Asks before anyone leaves the document with unsaved changes. */
export function DocumentLeaveGuard<Document extends Identified>({
  store,
  save,
  onDiscard,
}: Props<Document>): ReactElement {
  const isDirty = useCallback(() => saveStateOf(store.getState()) !== 'saved', [store]);
  return <LeaveGuard title={store.kind.texts.unsaved} isDirty={isDirty} save={save} onDiscard={onDiscard} />;
}
