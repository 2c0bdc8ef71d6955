import type { Answer } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';

/** A world with its children, in order. */
export type WorldBranch = Answer<'GET /api/worlds/tree'>[number];

export const worldsQuery = queryOptions({
  queryKey: ['worlds'],
  queryFn: async ({ signal }) => (await call('GET /api/worlds', { signal })).worlds,
  staleTime: 600_000,
});

export const worldTreeQuery = queryOptions({
  queryKey: ['worlds', 'tree'],
  queryFn: ({ signal }) => call('GET /api/worlds/tree', { signal }),
  staleTime: 600_000,
});
