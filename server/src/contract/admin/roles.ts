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
const description = z.string().trim().max(500);
const roleBody = z.strictObject({
  name: roleName,
  description: description.default(''),
  permissions: permissions.describe('what members with this role can open under /admin'),
});
// Permissions one by one, so that two admins who change a role at the same time keep each other's changes.
const roleChanges = z.strictObject({
  description: description.optional(),
  grant: permissions.default([]).describe('permissions that the role gets'),
  revoke: permissions.default([]).describe('permissions that the role loses'),
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
export type RoleChanges = z.output<typeof roleChanges>;

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
  adminCreateRole: {
    method: 'post',
    path: '/api/admin/roles',
    summary: 'Create a role',
    body: roleBody,
    response: z.object({ role }),
    status: 201,
    problems: [409],
  },
  adminChangeRole: {
    method: 'patch',
    path: '/api/admin/roles/{name}',
    summary: 'Change what a role can open, or its description',
    params: roleParams,
    body: roleChanges,
    response: z.object({ role }),
    problems: [404],
  },
  adminDeleteRole: {
    method: 'delete',
    path: '/api/admin/roles/{name}',
    summary: 'Delete a role, and take it from its members',
    params: roleParams,
    status: 204,
  },
});
