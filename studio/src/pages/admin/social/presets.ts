import type { Answer, Input } from '@cardwright/server/contract';
import { call } from '../../../api/call.js';
import { platformName } from '../../../banners/purposes.js';
import type { ListSource } from '../list/types.js';

/** A size that a platform asks for, and how many banners were made from it. */
export type ListedPreset = Answer<'GET /api/admin/social-banners/presets'>['presets'][number];

export const PRESETS: ListSource<ListedPreset, Input<'GET /api/admin/social-banners/presets'>['query']> = {
  name: 'social',
  sort: 'platform',
  fetch: async (query, signal) => {
    const { presets: rows, ...page } = await call('GET /api/admin/social-banners/presets', { query, signal });
    return { rows, ...page };
  },
};

export function nameOfPreset({ platform, name }: ListedPreset): string {
  return `${platformName(platform)}: ${name}`;
}

/** Changes one preset. Members get the new list with the next page. */
export function changePreset(
  { id }: ListedPreset,
  body: Input<'PATCH /api/admin/social-banners/presets/{id}'>['body'],
): Promise<unknown> {
  return call('PATCH /api/admin/social-banners/presets/{id}', { params: { id }, body });
}
