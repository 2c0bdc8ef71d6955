import { useCallback, type ReactElement } from 'react';
import { type DocumentStore, saveStateOf } from '../documentStore.js';
import type { Location } from 'react-router';
import type { Identified } from '../types.js';
import { LeaveGuard } from './LeaveGuard.js';

interface Props<Document extends Identified> {
  readonly store: DocumentStore<Document>;
  readonly save: () => Promise<boolean>;
  readonly onDiscard: () => Promise<void>;
  /** Whether something is typed that is not in the document yet. */
  readonly isUnfinished?: () => boolean;
  /** Whether another address still shows the document. */
  readonly isWithin?: (next: Location) => boolean;
}

/** Asks before anyone leaves the document with unsaved changes. */
export function DocumentLeaveGuard<Document extends Identified>({
  store,
  save,
  onDiscard,
  isUnfinished,
  isWithin,
}: Props<Document>): ReactElement {
  const isDirty = useCallback(
    () => saveStateOf(store.getState()) !== 'saved' || isUnfinished?.() === true,
    [store, isUnfinished],
  );
  const { unsaved } = store.kind.texts;
  return <LeaveGuard title={unsaved} isDirty={isDirty} save={save} onDiscard={onDiscard} isWithin={isWithin} />;
}
