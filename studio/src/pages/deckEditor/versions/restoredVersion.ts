import { isServerKey } from '@cardwright/renderer';
import type { DeckDocument } from '../../../deck/document/types.js';

/**
 * The deck as it was in an earlier version, ready to be saved. What the server keeps for itself stays as it is now, and so
 * does the status: an old version must not publish a deck, or withdraw it.
 */
export function restoredVersion(deck: DeckDocument, earlier: DeckDocument): DeckDocument {
  const kept = Object.entries(deck).filter(([key]) => isServerKey(key) || key === 'id' || key === 'status');
  const back = Object.entries(earlier).filter(([key]) => !isServerKey(key));
  return { ...Object.fromEntries(back), ...Object.fromEntries(kept) } as DeckDocument;
}
