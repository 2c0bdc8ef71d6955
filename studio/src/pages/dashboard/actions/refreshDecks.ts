import type { QueryClient } from '@tanstack/react-query';
import { deckKeys } from '../../../api/decks.js';

/** Asks for the lists again, also those that are not on the screen. */
export function refreshDecks(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: deckKeys.all, refetchType: 'all' });
}
