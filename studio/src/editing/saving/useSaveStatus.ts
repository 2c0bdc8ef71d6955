import { useStore } from 'zustand';
import type { SaveStateName } from '../../components/SaveState.js';
import { type DocumentStore, saveStateOf } from '../documentStore.js';
import type { Identified } from '../types.js';

/** The save state shown beside the document's name. */
export function useSaveStatus<Document extends Identified>(store: DocumentStore<Document>): SaveStateName {
  return useStore(store, (state) => {
    const saveState = saveStateOf(state);
    return state.isOffline && (saveState === 'dirty' || saveState === 'error') ? 'offline' : saveState;
  });
}
