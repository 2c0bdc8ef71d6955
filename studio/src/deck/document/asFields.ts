import { isServerKey, type Deck } from '@cardwright/renderer';
import type { DeckDocument } from './types.js';

/** The deck fields that a save sends. */
export function asFields(deck: DeckDocument): Partial<Deck> {
  return Object.fromEntries(Object.entries(deck).filter(([key]) => !isServerKey(key)));
}
