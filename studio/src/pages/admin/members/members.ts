import type { Answer, Input } from '@cardwright/server/contract';
import { call } from '../../../api/call.js';
import type { ListSource } from '../list/types.js';

export type ListedMember = Answer<'GET /api/admin/members'>['members'][number];

export const MEMBERS: ListSource<ListedMember, Input<'GET /api/admin/members'>['query']> = {
  name: 'members',
  sort: '-created_at',
  fetch: async (query, signal) => {
    const { members: rows, ...page } = await call('GET /api/admin/members', { query, signal });
    return { rows, ...page };
  },
};

/** The name, or the address of those who have given none. */
export function nameOfMember({ display_name, email }: ListedMember): string {
  return display_name === '' ? email : display_name;
}

export function setSuspended(rows: readonly ListedMember[], suspended: boolean): Promise<unknown> {
  return call('POST /api/admin/members/suspend', { body: { ids: rows.map(({ id }) => id), suspended } });
}
