import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type DocumentStore, isConflict } from '../documentStore.js';
import type { Identified } from '../types.js';

/** Pauses before a server that does not answer is asked again; the last one repeats. The browser's online event comes first. */
const PAUSES_MS = [5_000, 10_000, 20_000, 40_000, 60_000];

/** After a save that did not reach the server, or whose session had ended: saves again as soon as that is over. */
export function useRetryWhenBack<Document extends Identified>(
  store: DocumentStore<Document>,
  save: () => Promise<boolean>,
  isSignedIn: boolean,
): void {
  const waitsFor = useStore(store, (state) => state.waitsFor);
  useEffect(() => {
    if (waitsFor !== 'server') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const retry = async (): Promise<void> => {
      if (!store.getState().isSaving && !isConflict(store.getState().failure)) await save();
    };
    const wait = (count: number): void => {
      if (isOver) return;
      timer = setTimeout(() => void retry().then(() => wait(count + 1)), PAUSES_MS[count] ?? PAUSES_MS.at(-1));
    };
    const retryNow = (): void => void retry();
    wait(0);
    window.addEventListener('online', retryNow);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', retryNow);
    };
  }, [store, save, waitsFor]);
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const isBack = isSignedIn && !wasSignedIn.current;
    wasSignedIn.current = isSignedIn;
    if (isBack && store.getState().waitsFor === 'session') void save();
  }, [store, save, isSignedIn]);
}
