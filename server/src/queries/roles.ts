import type { Executor } from './executor.js';

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

/** Ids of all admins; locks their roles until the transaction ends. */
export async function lockAdmins(executor: Executor): Promise<string[]> {
  const rows = await executor('app.member_roles')
    .where({ role: 'admin' })
    .orderBy('member_id')
    .forUpdate()
    .select<{ member_id: string }[]>('member_id');
  return rows.map(({ member_id }) => member_id);
}
