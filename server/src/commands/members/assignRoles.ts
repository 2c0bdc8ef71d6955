import { HttpProblem, notFound } from '../../errors.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import { readCountedMember, type CountedMemberRow } from '../../queries/memberLists.js';
import { ensureMember } from '../../queries/members.js';
import { lockAdmins, setRoles } from '../../queries/roles.js';
import type { Services } from '../../services.js';

type Rooms = Pick<Services, 'database' | 'members' | 'accounts'>;

/**
 * Replaces a member's roles, effective from their next request. An account that has not come back since it signed up
 * becomes a member. @throws HttpProblem 404; 409 for the last admin
 */
export async function assignRoles(
  { database, members, accounts }: Rooms,
  memberId: string,
  roles: readonly string[],
): Promise<CountedMemberRow> {
  if ((await readCountedMember(database.knex, memberId)) === undefined) {
    const account = await accounts.findById(memberId);
    if (account === undefined) throw notFound('Member');
    await ensureMember(database, { ...account, userId: account.id });
  }
  const changed = await inTransaction(database, async (trx) => {
    if ((await readCountedMember(trx, memberId)) === undefined) throw notFound('Member');
    if (!roles.includes('admin')) await assertAdminRemains(trx, [memberId]);
    await setRoles(trx, memberId, roles);
    return readCountedMember(trx, memberId);
  });
  members.forget();
  if (changed === undefined) throw notFound('Member');
  return changed;
}

/** @throws HttpProblem 409 if no admin who can sign in would remain without these members */
export async function assertAdminRemains(trx: Executor, leavingIds: readonly string[]): Promise<void> {
  const admins = await lockAdmins(trx);
  const remaining = admins.filter((id) => !leavingIds.includes(id));
  if (admins.length > 0 && remaining.length === 0)
    throw new HttpProblem('conflict', 'This is the last admin. Make someone else an admin first.');
}
