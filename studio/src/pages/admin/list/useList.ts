import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { findPage } from './findPage.js';
import type { FoundPage, ListSource } from './types.js';
import type { ListState } from './useListState.js';

export const PAGE_SIZE = 50;

/**
 * The page of a list that the state asks for. The page before stays visible meanwhile. A later page whose rows are all
 * gone, because they were deleted or no longer match, is left for the one before it.
 */
export function useList<Row, Query>(
  { name, fetch }: ListSource<Row, Query>,
  state: ListState,
): UseQueryResult<FoundPage<Row>> {
  const { page, cursors, goTo } = state;
  const query = queryOf<Query>(state, {});
  const list = useQuery({
    queryKey: ['admin', name, query, page, cursors?.at(-1)],
    queryFn: ({ signal }) => findPage((cursor) => fetch({ ...query, limit: PAGE_SIZE, cursor }, signal), page, cursors),
    placeholderData: keepPreviousData,
  });
  const found = list.isSuccess && !list.isPlaceholderData ? list.data : undefined;
  const isEmptied = found?.rows.length === 0 && found.cursors.length > 1;
  const isNew = found !== undefined && cursors === undefined;
  const settle = useEffectEvent(() => {
    if (found !== undefined) goTo(isEmptied ? found.cursors.slice(0, -1) : found.cursors);
  });
  useEffect(() => {
    if (isEmptied || isNew) settle();
  }, [isEmptied, isNew]);
  return list;
}

/**
 * The search, sort and filters as the call's query; they come from the page's address, and the server checks them.
 * @param more what the list itself adds
 */
export function queryOf<Query>({ q, sort, chosen }: ListState, more: Partial<Query>): Query {
  return { sort, ...chosen, ...(q !== '' && { q }), ...more } as Query;
}
