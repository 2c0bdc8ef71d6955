import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../../../app/toasts/toast.js';
import type { KeptDraft } from '../../../document/draftStorage.js';
import type { DeckStore } from '../../../document/deckStore.js';
import { type DraftKeeper, openDraftKeeper } from './openDraftKeeper.js';

export interface Drafts {
  /** What a window left behind that is gone; to be restored or discarded before anything is edited. */
  readonly offered: KeptDraft | undefined;
  /** The offered one is settled. @param isKept whether it is in the deck now */
  readonly settle: (isKept: boolean) => Promise<void>;
  /** This window's changes are left behind on purpose. */
  readonly discard: () => Promise<void>;
}

/** Keeps what is typed in this browser until it is saved, and offers what was left behind. */
export function useDrafts(store: DeckStore, userId: string): Drafts {
  const keeper = useRef<DraftKeeper | undefined>(undefined);
  const [left, setLeft] = useState<readonly KeptDraft[]>([]);
  useEffect(() => {
    let isOver = false;
    const onFailure = (): void =>
      void toast({
        id: 'no-drafts',
        kind: 'warning',
        title: 'This browser keeps no drafts',
        message: 'Its storage is full or forbidden. Save often: what is not saved is lost when the window closes.',
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
  }, [store, userId]);
  const settle = useCallback(
    async (isKept: boolean) => {
      const [draft, ...others] = left;
      // What was restored is this window's own change now, and kept as such before the old one goes.
      if (isKept || others.length === 0) keeper.current?.start();
      if (draft !== undefined) await keeper.current?.forget(draft);
      setLeft(others);
    },
    [left],
  );
  const discard = useCallback(async () => keeper.current?.discard(), []);
  return { offered: left[0], settle, discard };
}
