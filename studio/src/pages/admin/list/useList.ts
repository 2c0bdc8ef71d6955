import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ListPage, ListSource } from './types.js';
import type { ListState } from './useListState.js';

export const PAGE_SIZE = 50;

/**
 * The page of a list that the state asks for. The page before stays visible meanwhile. A later page whose rows are all
 * gone, because they were deleted or no longer match, is left for the one before it.
 */
export function useList<Row, Query>(
  { name, fetch }: ListSource<Row, Query>,
  state: ListState,
): UseQueryResult<ListPage<Row>> {
  const query = { ...queryOf<Query>(state, {}), limit: PAGE_SIZE, cursor: state.cursors.at(-1) };
  const list = useQuery({
    queryKey: ['admin', name, query],
    queryFn: ({ signal }) => fetch(query, signal),
    placeholderData: keepPreviousData,
  });
  const { cursors, goTo } = state;
  const isEmptied = list.isSuccess && !list.isPlaceholderData && list.data.rows.length === 0 && cursors.length > 1;
  const goBack = useEffectEvent(() => goTo(cursors.slice(0, -1)));
  useEffect(() => {
    if (isEmptied) goBack();
  }, [isEmptied]);
  return list;
}

/**
 * The search, sort and filters as the call's query; they come from the page's address, and the server checks them.
 * @param more what the list itself adds
 */
export function queryOf<Query>({ q, sort, chosen }: ListState, more: Partial<Query>): Query {
  return { sort, ...chosen, ...(q !== '' && { q }), ...more } as Query;
}
