import type { Role, RoleChanges } from '../contract/admin/roles.js';
import { PERMISSIONS, type Permission } from '../contract/permissions.js';
import { adminPage, type AdminPage, type AdminPageRequest } from './adminPage.js';
import type { Executor } from './executor.js';
import { containing } from './keysetPage.js';
import { readRows } from './rows.js';

/** Gives a member a role; idempotent. */
export async function grantRole(executor: Executor, memberId: string, role: string): Promise<void> {
  await executor('app.member_roles').insert({ member_id: memberId, role }).onConflict(['member_id', 'role']).ignore();
}

/** Replaces a member's roles. */
export async function setRoles(executor: Executor, memberId: string, roles: readonly string[]): Promise<void> {
  await executor('app.member_roles')
    .where({ member_id: memberId })
    .whereNotIn('role', [...roles])
    .delete();
  if (roles.length === 0) return;
  const rows = [...new Set(roles)].map((role) => ({ member_id: memberId, role }));
  await executor('app.member_roles').insert(rows).onConflict(['member_id', 'role']).ignore();
}

/** Ids of the admins who can sign in; locks the roles of all admins until the transaction ends. */
export async function lockAdmins(executor: Executor): Promise<string[]> {
  const admins = executor('app.member_roles').where({ role: 'admin' });
  // A statement of its own, because a statement that has waited for a lock still sees the other tables as they were.
  await admins.clone().orderBy('member_id').forUpdate().select('member_id');
  return admins
    .whereNotIn('member_id', executor('app.members').whereNotNull('suspended_at').select('id'))
    .pluck<string[]>('member_id');
}

/** The names of the roles beside admin. */
export function roleNames(executor: Executor): Promise<string[]> {
  return executor('app.roles').orderBy('name').pluck<string[]>('name');
}

const COUNTED = `(select o.*, (select count(*)::int from app.member_roles r where r.role = o.name) as member_count
  from app.roles o)`;

const SORTS = {
  name: ['t.name', 'text'],
  members: ['t.member_count', 'int'],
  updated_at: ['t.updated_at', 'timestamptz'],
} as const;

/** The roles beside admin. @param q part of the name or description */
export function listRoles(
  executor: Executor,
  { q }: { readonly q?: string | undefined },
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<Role>> {
  const part = containing(q ?? '');
  return adminPage(
    executor,
    {
      from: COUNTED,
      where: q === undefined ? [] : [['t.name ilike ? or t.description ilike ?', part, part]],
      sorts: SORTS,
    },
    page,
  );
}

async function findRole(executor: Executor, name: string): Promise<Role | undefined> {
  const [role] = await readRows<Role>(executor, COUNTED, 'where t.name = ?', [name]);
  return role;
}

/** Creates a role. @returns undefined if the name is taken */
export async function createRole(
  executor: Executor,
  { permissions, ...words }: Pick<Role, 'name' | 'description' | 'permissions'>,
  now: Date,
): Promise<Role | undefined> {
  const values = { ...words, permissions: JSON.stringify(permissions), created_at: now, updated_at: now };
  const created = await executor('app.roles').insert(values, ['name']).onConflict('name').ignore();
  return created.length === 0 ? undefined : findRole(executor, words.name);
}

/** Changes a role; locks it until the transaction ends. @returns undefined if there is no such role */
export async function changeRole(
  trx: Executor,
  name: string,
  { description, grant, revoke }: RoleChanges,
  now: Date,
): Promise<Role | undefined> {
  await trx('app.roles').where({ name }).forUpdate().select('name');
  const role = await findRole(trx, name);
  if (role === undefined) return undefined;
  const isOpen = (each: Permission): boolean =>
    grant.includes(each) || (role.permissions.includes(each) && !revoke.includes(each));
  const permissions = JSON.stringify(PERMISSIONS.filter(isOpen));
  const values = { permissions, updated_at: now, ...(description !== undefined && { description }) };
  await trx('app.roles').where({ name }).update(values);
  return findRole(trx, name);
}

/** Deletes a role and takes it from its members. @returns whether it existed */
export async function deleteRole(executor: Executor, name: string): Promise<boolean> {
  if ((await executor('app.roles').where({ name }).delete()) === 0) return false;
  await executor('app.member_roles').where({ role: name }).delete();
  return true;
}
