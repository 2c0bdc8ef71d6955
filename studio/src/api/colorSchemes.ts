import type { Answer } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';

export type StoredColorScheme = Answer<'GET /api/color-schemes'>['colorSchemes'][number];

export const colorSchemeKeys = { all: ['color-schemes'] } as const;

/** Official and own ones. */
export const colorSchemesQuery = queryOptions({
  queryKey: colorSchemeKeys.all,
  queryFn: async ({ signal }) => (await call('GET /api/color-schemes', { query: { limit: 500 }, signal })).colorSchemes,
  staleTime: 600_000,
});
