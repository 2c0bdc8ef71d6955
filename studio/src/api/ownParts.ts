import type { Answer } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';

/** A reusable part of one's own. */
export type OwnPart = Answer<'GET /api/own-parts'>['parts'][number];

export const ownPartsKey = ['own-parts'] as const;

/** The member's parts by name. */
export const ownPartsQuery = queryOptions({
  queryKey: ownPartsKey,
  queryFn: async ({ signal }) => (await call('GET /api/own-parts', { signal })).parts,
});

export async function createOwnPart(name: string, item: OwnPart['item']): Promise<OwnPart> {
  return (await call('POST /api/own-parts', { body: { name, item } })).part;
}

/** @throws ApiError 409 `stale-version` if it was saved since */
export async function saveOwnPart({
  id,
  name,
  item,
  version,
}: Omit<OwnPart, 'created_at' | 'updated_at'>): Promise<OwnPart> {
  return (await call('PUT /api/own-parts/{id}', { params: { id }, body: { name, item, version } })).part;
}

/** Templates keep their copies. */
export function deleteOwnPart(id: string): Promise<void> {
  return call('DELETE /api/own-parts/{id}', { params: { id } });
}
