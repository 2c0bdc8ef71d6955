import type { Answer, Input, Permission } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.js';
import type { ListSource } from '../list/types.js';

export type Role = Answer<'GET /api/admin/roles'>['roles'][number];

export const ROLES: ListSource<Role, Input<'GET /api/admin/roles'>['query']> = {
  name: 'roles',
  sort: 'name',
  fetch: async (query, signal) => {
    const { roles: rows, ...page } = await call('GET /api/admin/roles', { query, signal });
    return { rows, ...page };
  },
};

/** The names of all roles besides admin. Only admins may ask. */
export const roleNamesQuery = queryOptions({
  queryKey: ['admin', 'roles', 'names'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/admin/roles', { query: { limit: 100 }, signal })).roles.map(({ name }) => name),
});

/** The permissions by the pages that they open. */
export const PERMISSION_TITLES: Readonly<Record<Permission, string>> = {
  decks: 'Decks and reports',
  templates: 'Official templates',
  'color-schemes': 'Colour schemes',
  worlds: 'Worlds',
  images: 'Pictures',
  banners: 'Banner presets and library',
  members: 'Members: view, suspend',
  waitlist: 'Waitlist',
  newsletter: 'Newsletter and subscribers',
  updates: 'Updates',
  jobs: 'Jobs',
};

/** The values of a role that its form edits. */
export type RoleFields = Pick<Role, 'name' | 'description' | 'permissions'>;

/** @throws ApiError if there is a role with this name */
export function createRole({ name, description, permissions }: RoleFields) {
  return call('POST /api/admin/roles', { body: { name, description, permissions: [...permissions] } });
}

/** Changes only what differs, so that it keeps what another admin has changed meanwhile. */
export function changeRole(before: RoleFields, after: RoleFields) {
  return call('PATCH /api/admin/roles/{name}', {
    params: { name: before.name },
    body: {
      ...(after.description !== before.description && { description: after.description }),
      grant: after.permissions.filter((each) => !before.permissions.includes(each)),
      revoke: before.permissions.filter((each) => !after.permissions.includes(each)),
    },
  });
}

/** Takes a role from all its members, and deletes it. */
export function deleteRole(name: string): Promise<void> {
  return call('DELETE /api/admin/roles/{name}', { params: { name } });
}
