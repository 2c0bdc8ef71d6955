import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ListedDeck, ownDecksQuery } from './decks.js';

/** All decks of one's own, for lists to choose from; they arrive page by page. */
export function useAllOwnDecks(): readonly ListedDeck[] {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(ownDecksQuery({}));
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return data?.pages.flatMap(({ decks }) => decks) ?? [];
}
