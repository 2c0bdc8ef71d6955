import { useCallback, type ReactElement } from 'react';
import { useStore } from 'zustand';
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
  const isSaving = useStore(store, (state) => state.isSaving);
  return (
    <LeaveGuard
      title={store.kind.texts.unsaved}
      isDirty={isDirty}
      isSaving={isSaving}
      save={save}
      onDiscard={onDiscard}
      isWithin={isWithin}
    />
  );
}
