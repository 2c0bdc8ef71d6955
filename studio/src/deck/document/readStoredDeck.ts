import { readDeck } from '../../api/decks.js';
import type { StoredDocument } from '../../editing/DocumentKind.js';
import type { DeckDocument } from './types.js';

/** Fetches the server's current deck for editing. @throws ApiError */
export async function readStoredDeck(id: string, signal?: AbortSignal): Promise<StoredDocument<DeckDocument>> {
  const stored = await readDeck(id, signal);
  return { document: stored, version: stored.version, savedAt: stored.updated_at };
}
