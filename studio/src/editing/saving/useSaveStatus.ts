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
  if (!isWaiting || saveState === 'saved' || saveState === 'saving') return saveState;
  return online ? 'unreachable' : 'offline';
}
