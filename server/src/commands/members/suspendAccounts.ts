import { isAdmin, type MemberCaller } from '../../caller.js';
import { HttpProblem, notFound } from '../../errors.js';
import { inTransaction } from '../../queries/executor.js';
import { readCountedMember, type CountedMemberRow } from '../../queries/memberLists.js';
import { suspendMembers } from '../../queries/members.js';
import type { Services } from '../../services.js';
import { assertAdminRemains } from './assignRoles.js';

type Rooms = Pick<Services, 'database' | 'clock' | 'accounts' | 'members'>;

interface Suspension {
  readonly ids: readonly string[];
  readonly suspended: boolean;
}

/**
 * Suspends members, who are signed out everywhere and cannot sign in again, or lets them back in.
 * @param caller null for the command line
 * @throws HttpProblem 404, before anything has changed; 409 for oneself and the last admin; 403 for an admin, unless the caller
 * is one
 */
export async function suspendAccounts(
  { database, clock, accounts, members }: Rooms,
  caller: MemberCaller | null,
  { ids, suspended }: Suspension,
): Promise<readonly CountedMemberRow[]> {
  if (suspended && caller !== null && ids.includes(caller.id))
    throw new HttpProblem('conflict', 'You cannot suspend yourself. Ask another admin.');
  const before = await readAll(database.knex, ids);
  if (caller !== null && !isAdmin(caller) && before.some(({ roles }) => roles.includes('admin')))
    throw new HttpProblem('forbidden', 'Only admins can suspend admins.');
  await inTransaction(database, async (trx) => {
    if (suspended) await assertAdminRemains(trx, ids);
    await suspendMembers(trx, ids, suspended ? clock() : null);
  });
  members.forget();
  for (const id of ids) await accounts.setSuspended(id, suspended);
  return readAll(database.knex, ids);
}

async function readAll(knex: Rooms['database']['knex'], ids: readonly string[]): Promise<CountedMemberRow[]> {
  const rows: CountedMemberRow[] = [];
  for (const id of ids) {
    const row = await readCountedMember(knex, id);
    if (row === undefined) throw notFound('Member');
    rows.push(row);
  }
  return rows;
}
