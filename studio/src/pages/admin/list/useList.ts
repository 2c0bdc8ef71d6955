import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ListPage, ListSource } from './types.js';
import type { ListState } from './useListState.js';

export const PAGE_SIZE = 50;

/** The page of a list that the state asks for. The page before stays visible meanwhile. */
export function useList<Row, Query>(
  { name, fetch }: ListSource<Row, Query>,
  state: ListState,
): UseQueryResult<ListPage<Row>> {
  const query = { ...queryOf<Query>(state, {}), limit: PAGE_SIZE, cursor: state.cursors.at(-1) };
  return useQuery({
    queryKey: ['admin', name, query],
    queryFn: ({ signal }) => fetch(query, signal),
    placeholderData: keepPreviousData,
  });
}

/**
 * The search, sort and filters as the call's query; they come from the page's address, and the server checks them.
 * @param more what the list itself adds
 */
export function queryOf<Query>({ q, sort, chosen }: ListState, more: Partial<Query>): Query {
  return { sort, ...chosen, ...(q !== '' && { q }), ...more } as Query;
}
