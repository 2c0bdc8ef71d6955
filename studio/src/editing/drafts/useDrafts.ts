import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { toast } from '../../toasts/toast.js';
import type { KeptDraft } from './draftStorage.js';
import type { DocumentStore } from '../documentStore.js';
import type { Identified } from '../types.js';
import { type DraftKeeper, openDraftKeeper } from './openDraftKeeper.js';

export interface Drafts<Document> {
  /** A draft from a closed window; it must be restored or discarded before anything is edited. */
  readonly offered: KeptDraft<Document> | undefined;
  /** Restores the offered draft. @param take changes the document; its changes are stored from the start */
  readonly restore: (take: () => void) => void;
  /** Discards the offered draft. */
  readonly refuse: () => void;
  /** This window's changes are abandoned on purpose. */
  readonly discard: () => Promise<void>;
}

/** Stores what is typed in this browser until it is saved, and offers drafts that were left behind. */
export function useDrafts<Document extends Identified>(
  store: DocumentStore<Document>,
  userId: string,
): Drafts<Document> {
  const keeper = useRef<DraftKeeper<Document> | undefined>(undefined);
  const [left, setLeft] = useState<readonly KeptDraft<Document>[]>([]);
  const documentId = useStore(store, ({ document }) => document.id);
  useEffect(() => {
    let isOver = false;
    const onFailure = (): void =>
      void toast({
        id: 'no-drafts',
        kind: 'warning',
        title: 'This browser cannot store drafts',
        message: 'Its storage is full or blocked. Save often: unsaved changes are lost when the window closes.',
      });
    const opening = openDraftKeeper(store, userId, onFailure).then((opened) => {
      if (isOver) return opened;
      keeper.current = opened;
      setLeft(opened.left);
      if (opened.left.length === 0) opened.start();
      return opened;
    });
    opening.catch(onFailure);
    return () => {
      isOver = true;
      keeper.current = undefined;
      void opening.then((opened) => opened.stop()).catch(() => undefined);
    };
  }, [store, userId, documentId]);
  const [offered, ...others] = left;
  const restore = (take: () => void): void => {
    keeper.current?.start();
    take();
    setLeft(others);
    if (offered !== undefined) void keeper.current?.forget(offered, true);
  };
  const refuse = (): void => {
    setLeft(others);
    if (offered !== undefined) void keeper.current?.forget(offered, false);
    if (others.length === 0) keeper.current?.start();
  };
  const discard = useCallback(async () => keeper.current?.discard(), []);
  return { offered, restore, refuse, discard };
}
