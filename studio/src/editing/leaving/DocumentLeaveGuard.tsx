import { useCallback, type ReactElement } from 'react';
import { type DocumentStore, saveStateOf } from '../documentStore.js';
import type { Location } from 'react-router';
import type { Identified } from '../types.js';
import { LeaveGuard } from './LeaveGuard.js';

interface Props<Document extends Identified> {
  readonly store: DocumentStore<Document>;
  readonly save: () => Promise<boolean>;
  readonly onDiscard: () => Promise<void>;
  /** Whether another address still shows the document. */
  readonly isWithin?: (next: Location) => boolean;
}

/** Asks before anyone leaves the document with unsaved changes. */
export function DocumentLeaveGuard<Document extends Identified>({
  store,
  save,
  onDiscard,
  isWithin,
}: Props<Document>): ReactElement {
  const isDirty = useCallback(() => saveStateOf(store.getState()) !== 'saved', [store]);
  const { unsaved } = store.kind.texts;
  return <LeaveGuard title={unsaved} isDirty={isDirty} save={save} onDiscard={onDiscard} isWithin={isWithin} />;
}
