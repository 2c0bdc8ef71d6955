import { queryOptions } from '@tanstack/react-query';
import { deckKeys, readDeck } from '../../api/decks.js';

/** A deck of one's own as it is saved; the editor keeps its own copy. */
export function ownDeckQuery(id: string) {
  return queryOptions({ queryKey: [...deckKeys.one(id), 'saved'], queryFn: ({ signal }) => readDeck(id, signal) });
}
