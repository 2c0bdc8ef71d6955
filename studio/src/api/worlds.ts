import type { World } from '@cardwright/renderer';
import { queryOptions } from '@tanstack/react-query';
import { http } from './http.js';

/** A world with the number of its listed decks. */
export type StoredWorld = World & { readonly deck_count: number };

/** A world with its children, in order. */
export type WorldBranch = StoredWorld & {
  readonly total_deck_count: number;
  readonly children: readonly WorldBranch[];
};

export const worldsQuery = queryOptions({
  queryKey: ['worlds'],
  queryFn: async ({ signal }) => (await http.get<{ worlds: readonly StoredWorld[] }>('/api/worlds', { signal })).worlds,
  staleTime: 600_000,
});

export const worldTreeQuery = queryOptions({
  queryKey: ['worlds', 'tree'],
  queryFn: ({ signal }) => http.get<readonly WorldBranch[]>('/api/worlds/tree', { signal }),
  staleTime: 600_000,
});
