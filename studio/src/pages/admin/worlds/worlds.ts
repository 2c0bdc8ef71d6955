import type { Answer } from '@cardwright/server/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.js';

export type World = Answer<'GET /api/admin/worlds/tree'>[number];

export const worldTreeQuery = queryOptions({
  queryKey: ['admin', 'worlds'],
  queryFn: ({ signal }) => call('GET /api/admin/worlds/tree', { signal }),
});

/** @returns a function that loads the worlds that decks and explore offer again */
export function useRefreshWorlds(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['worlds'] });
}
