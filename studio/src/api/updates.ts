import type { Answer } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';

/** A changelog entry. */
export type Update = Answer<'GET /api/updates/{slug}'>['update'];

/** Published entries, newest first. */
export const updatesQuery = queryOptions({
  queryKey: ['updates'],
  queryFn: async ({ signal }) => (await call('GET /api/updates', { query: { limit: 100 }, signal })).updates,
  staleTime: 60_000,
});

export const updateQuery = (slug: string) =>
  queryOptions({
    queryKey: ['updates', slug],
    queryFn: async ({ signal }) => (await call('GET /api/updates/{slug}', { params: { slug }, signal })).update,
    staleTime: 60_000,
  });
