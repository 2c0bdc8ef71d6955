import type { Executor } from './executor.js';

/** Gives a member a role; giving it twice is no fault. */
export async function grantRole(executor: Executor, memberId: string, role: string): Promise<void> {
  await executor('app.member_roles').insert({ member_id: memberId, role }).onConflict(['member_id', 'role']).ignore();
}

/** @returns whether the member had it */
export async function revokeRole(executor: Executor, memberId: string, role: string): Promise<boolean> {
  return (await executor('app.member_roles').where({ member_id: memberId, role }).delete()) > 0;
}
