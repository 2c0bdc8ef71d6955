import { z } from 'zod';
import { defineCalls } from '../defineCalls.js';
import { roleName } from '../members.js';
import { nextCursor } from '../paging.js';
import { PERMISSIONS } from '../permissions.js';
import { count, search, times } from '../values.js';
import { adminListQuery, total } from './adminListQuery.js';

const permissions = z
  .array(z.enum(PERMISSIONS))
  .max(PERMISSIONS.length)
  .transform((given) => [...new Set(given)]);

const roleParams = z.object({ name: roleName });
const roleBody = z.strictObject({
  description: z.string().trim().max(500).default(''),
  permissions: permissions.describe('what members with this role can open under /admin'),
});

const role = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  member_count: count,
  ...times,
});

export type Role = z.output<typeof role>;

export const roleCalls = defineCalls('Administration', {
  adminListRoles: {
    method: 'get',
    path: '/api/admin/roles',
    summary: 'List the roles besides admin, with their permissions',
    query: adminListQuery({ name: 'text', members: 'number', updated_at: 'time' }, 'name').extend({
      q: search.describe('part of the name or description'),
    }),
    response: z.object({ roles: z.array(role), ...total, ...nextCursor }),
  },
  adminSaveRole: {
    method: 'put',
    path: '/api/admin/roles/{name}',
    summary: 'Create a role, or change what it can open',
    params: roleParams,
    body: roleBody,
    response: z.object({ role }),
    problems: [409],
  },
  adminDeleteRole: {
    method: 'delete',
    path: '/api/admin/roles/{name}',
    summary: 'Delete a role, and take it from its members',
    params: roleParams,
    status: 204,
  },
});
