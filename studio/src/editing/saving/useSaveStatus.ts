import { useNetwork } from '@mantine/hooks';
import { useStore } from 'zustand';
import type { SaveStateName } from '../../components/SaveState.js';
import { type DocumentStore, saveStateOf } from '../documentStore.js';
import type { Identified } from '../types.js';

/** The save state shown beside the document's name. */
export function useSaveStatus<Document extends Identified>(store: DocumentStore<Document>): SaveStateName {
  const { online } = useNetwork();
  const saveState = useStore(store, saveStateOf);
  const isWaiting = useStore(store, ({ waitsFor }) => waitsFor === 'server');
  // Also during another attempt, which may take long.
  if (!isWaiting || saveState === 'saved') return saveState;
  return online ? 'unreachable' : 'offline';
}
