import type { Answer, Input } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';

/** A size that a platform asks for. */
export type StoredPreset = Answer<'GET /api/social-banners/presets'>['presets'][number];
export type StoredBanner = Answer<'GET /api/social-banners/{id}'>['banner'];

const MOST = 200;

export const bannerKeys = {
  own: ['banners', 'own'],
  presets: ['banners', 'presets'],
  one: (id: string) => ['banners', 'one', id],
} as const;

export const presetsQuery = queryOptions({
  queryKey: bannerKeys.presets,
  queryFn: async ({ signal }) =>
    (await call('GET /api/social-banners/presets', { query: { limit: MOST }, signal })).presets,
  staleTime: 600_000,
});

/** Your banners, the one changed last first. */
export const ownBannersQuery = queryOptions({
  queryKey: bannerKeys.own,
  queryFn: async ({ signal }) => (await call('GET /api/social-banners', { query: { limit: MOST }, signal })).banners,
});

/** @throws ApiError 404 */
export async function readBanner(id: string, signal?: AbortSignal): Promise<StoredBanner> {
  return (await call('GET /api/social-banners/{id}', { params: { id }, signal })).banner;
}

export async function createBanner(body: Input<'POST /api/social-banners'>['body']): Promise<StoredBanner> {
  return (await call('POST /api/social-banners', { body })).banner;
}

/** @throws ApiError 409 `stale-version` if it was saved since */
export async function saveBanner(
  id: string,
  body: Input<'PATCH /api/social-banners/{id}'>['body'],
): Promise<StoredBanner> {
  return (await call('PATCH /api/social-banners/{id}', { params: { id }, body })).banner;
}

export function deleteBanner(id: string): Promise<void> {
  return call('DELETE /api/social-banners/{id}', { params: { id } });
}
