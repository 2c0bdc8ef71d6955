import { queryOptions } from '@tanstack/react-query';
import { deckKeys, readDeck } from '../api/decks.js';

/** The deck as it is when it is opened: always asked for, and never again while it is under edit. */
export function openedDeckQuery(id: string) {
  return queryOptions({
    queryKey: [...deckKeys.one(id), 'opened'],
    queryFn: ({ signal }) => readDeck(id, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
