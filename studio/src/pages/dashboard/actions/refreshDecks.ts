import type { QueryClient } from '@tanstack/react-query';
import { deckKeys } from '../../../api/decks.js';

/** Fetches the lists again, including those that are not on screen. */
export function refreshDecks(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: deckKeys.all, refetchType: 'all' });
}
