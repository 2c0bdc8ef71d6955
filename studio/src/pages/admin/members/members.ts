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

/**
 * Gives a member the roles that were added, and takes away those that were removed.
 * @returns the roles that the member then has, with those that somebody else has given meanwhile
 */
export async function changeRoles(
  { id }: ListedMember,
  before: readonly string[],
  after: readonly string[],
): Promise<readonly string[]> {
  const params = { id };
  const latest = await call('GET /api/admin/members/{id}', { params });
  const roles = [...withRoles(latest.member.roles, before, after)];
  return (await call('POST /api/admin/members/{id}/roles', { params, body: { roles } })).member.roles;
}

/** The latest roles, with the changes that lead from `before` to `after`. */
export function withRoles(
  latest: readonly string[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const kept = latest.filter((role) => after.includes(role) || !before.includes(role));
  return [...new Set([...kept, ...after.filter((role) => !before.includes(role))])];
}
