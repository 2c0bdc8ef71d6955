import type { ColorScheme } from '@cardwright/renderer';
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

/** Creates a scheme of the member. @throws ApiError */
export async function createColorScheme(scheme: ColorScheme): Promise<StoredColorScheme> {
  const { colorScheme } = await call('POST /api/color-schemes', { body: ownKeys(scheme) });
  return { ...colorScheme, user_id: colorScheme.user_id ?? null };
}

/** Saves one of the member's schemes; every deck that uses it changes. @throws ApiError */
export async function saveColorScheme(id: string, scheme: ColorScheme): Promise<StoredColorScheme> {
  const { colorScheme } = await call('PATCH /api/color-schemes/{id}', { params: { id }, body: ownKeys(scheme) });
  return { ...colorScheme, user_id: colorScheme.user_id ?? null };
}

/** Deletes one of the member's schemes. @throws ApiError 409 naming the decks that use it, without `force` */
export function removeColorScheme(id: string, force: boolean): Promise<void> {
  return call('DELETE /api/color-schemes/{id}', { params: { id }, query: { force: String(force) } });
}

/** What the editor changes; a copy of an official scheme is not official. */
function ownKeys({ name, description, brand, category, neutral }: ColorScheme) {
  return { name, description, brand, category, neutral };
}
