import type { Role } from '../contract/admin/roles.js';
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

/** Creates or changes a role. */
export async function saveRole(
  executor: Executor,
  { name, description, permissions }: Pick<Role, 'name' | 'description' | 'permissions'>,
  now: Date,
): Promise<Role> {
  const values = { description, permissions: JSON.stringify(permissions), updated_at: now };
  await executor('app.roles')
    .insert({ name, ...values, created_at: now })
    .onConflict('name')
    .merge(values);
  const [role] = await readRows<Role>(executor, COUNTED, 'where t.name = ?', [name]);
  if (role === undefined) throw new Error('A role cannot be read back.');
  return role;
}

/** Deletes a role and takes it from its members. @returns whether it existed */
export async function deleteRole(executor: Executor, name: string): Promise<boolean> {
  if ((await executor('app.roles').where({ name }).delete()) === 0) return false;
  await executor('app.member_roles').where({ role: name }).delete();
  return true;
}
