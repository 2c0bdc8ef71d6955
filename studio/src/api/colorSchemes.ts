import type { ColorScheme } from '@cardwright/renderer';
import { queryOptions } from '@tanstack/react-query';
import { http } from './http.js';

export type StoredColorScheme = ColorScheme & {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
};

export const colorSchemeKeys = { all: ['color-schemes'] } as const;

/** Official and own ones. */
export const colorSchemesQuery = queryOptions({
  queryKey: colorSchemeKeys.all,
  queryFn: async ({ signal }) => {
    const query = { limit: 500 };
    const answer = await http.get<{ colorSchemes: readonly StoredColorScheme[] }>('/api/color-schemes', {
      query,
      signal,
    });
    return answer.colorSchemes;
  },
  staleTime: 600_000,
});
