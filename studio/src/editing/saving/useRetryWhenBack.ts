import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type DocumentStore, isConflict } from '../documentStore.js';
import type { Identified } from '../types.js';

/** How often to retry a server that could not be reached; the browser's own online event comes first. */
const EVERY_MS = 5_000;

/** After a save that did not reach the server: saves again as soon as it is reachable. */
export function useRetryWhenBack<Document extends Identified>(
  store: DocumentStore<Document>,
  save: () => Promise<boolean>,
): void {
  const isOffline = useStore(store, (state) => state.isOffline);
  useEffect(() => {
    if (!isOffline) return;
    const retry = (): void => {
      if (!isConflict(store.getState().failure)) void save();
    };
    const timer = setInterval(retry, EVERY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [store, save, isOffline]);
}
