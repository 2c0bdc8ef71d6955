import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type DocumentStore, isConflict } from '../documentStore.js';
import type { Identified } from '../types.js';

/** How often to retry a server that could not be reached; the browser's own online event comes first. */
const EVERY_MS = 5_000;

/** After a save that did not reach the server, or whose session had ended: saves again as soon as that is over. */
export function useRetryWhenBack<Document extends Identified>(
  store: DocumentStore<Document>,
  save: () => Promise<boolean>,
  isSignedIn: boolean,
): void {
  const waitsFor = useStore(store, (state) => state.waitsFor);
  useEffect(() => {
    if (waitsFor !== 'server') return;
    const retry = (): void => {
      if (!isConflict(store.getState().failure)) void save();
    };
    const timer = setInterval(retry, EVERY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [store, save, waitsFor]);
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const isBack = isSignedIn && !wasSignedIn.current;
    wasSignedIn.current = isSignedIn;
    if (isBack && store.getState().waitsFor === 'session') void save();
  }, [store, save, isSignedIn]);
}
