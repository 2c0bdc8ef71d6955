import { type DocumentStore, saveStateOf } from '../documentStore.js';
import type { Identified } from '../types.js';

/** Takes in the saved version if it is a later one and nothing has been changed here. @returns whether it did */
export async function takeInSaved<Document extends Identified>(store: DocumentStore<Document>): Promise<boolean> {
  const { document, version } = store.getState();
  if ((await store.gateway.readVersion?.(document.id).catch(() => version)) === version) return false;
  const theirs = await store.gateway.read(document.id).catch(() => undefined);
  const state = store.getState();
  if (theirs === undefined || theirs.version <= state.version || saveStateOf(state) !== 'saved') return false;
  store.settleConflict(theirs.document, theirs.version, theirs.document);
  return true;
}
