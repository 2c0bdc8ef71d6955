import { createHash } from 'node:crypto';
import type { SentFile } from '../../bodies/packedBodies.js';
import type { MemberCaller } from '../../caller.js';
import { HttpProblem } from '../../errors.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import { lockMember } from '../../queries/members.js';
import {
  forgetProfilesOf,
  insertOwnProfile,
  listAllProfiles,
  markProfileDeleted,
  readOwnProfile,
  renameOwnProfile,
  type OwnProfileRow,
} from '../../queries/ownProfiles.js';
import type { Services } from '../../services.js';

/** Bytes of all profiles of a member. One of a print shop has up to 4 MB. */
export const PROFILE_QUOTA_BYTES = 40_000_000;

/**
 * Stores an ICC file. One that the member already has is returned as it is, even if it was deleted.
 * @throws HttpProblem 415 saying what is wrong with the file, 409 if the member's profiles would need too much space
 */
export async function addProfile(
  { database, decoder, clock }: Pick<Services, 'database' | 'decoder' | 'clock'>,
  caller: MemberCaller,
  { name, bytes }: SentFile,
): Promise<OwnProfileRow> {
  const { description } = await decoder.readProfile(bytes);
  const digest = createHash('sha256').update(bytes).digest('hex');
  return inTransaction(database, async (trx) => {
    // Uploads of one member at the same time count against the same quota.
    await lockMember(trx, caller.id);
    const same = (await listAllProfiles(trx, caller.id)).find((row) => row.digest === digest);
    await makeRoom(trx, caller.id, bytes.byteLength, same);
    if (same === undefined)
      return readBack(
        trx,
        await insertOwnProfile(trx, { user_id: caller.id, name, description, digest, bytes }, clock()),
      );
    if (same.deleted_at === null) return same;
    await markProfileDeleted(trx, same.id, null);
    await renameOwnProfile(trx, same.id, name, clock());
    return readBack(trx, same.id);
  });
}

/** @throws HttpProblem 409 if newer profiles have taken its space */
export function restoreProfile({ database }: Pick<Services, 'database'>, row: OwnProfileRow): Promise<OwnProfileRow> {
  return inTransaction(database, async (trx) => {
    await lockMember(trx, row.user_id);
    await makeRoom(trx, row.user_id, row.size, row);
    await markProfileDeleted(trx, row.id, null);
    return readBack(trx, row.id);
  });
}

/** Forgets deleted profiles if there is no room beside them. @param wanted the row that will be used, if there is one */
async function makeRoom(trx: Executor, userId: string, size: number, wanted: OwnProfileRow | undefined): Promise<void> {
  const others = (await listAllProfiles(trx, userId)).filter(({ id }) => id !== wanted?.id);
  if (sumOf(others) + size <= PROFILE_QUOTA_BYTES) return;
  if (sumOf(others.filter(({ deleted_at: deleted }) => deleted === null)) + size > PROFILE_QUOTA_BYTES)
    throw new HttpProblem(
      'conflict',
      `Your colour profiles would need more than ${PROFILE_QUOTA_BYTES / 1_000_000} MB. Delete one that you no longer use.`,
    );
  await forgetProfilesOf(trx, userId, wanted?.id);
}

export function sumOf(rows: readonly OwnProfileRow[]): number {
  return rows.reduce((sum, { size }) => sum + size, 0);
}

async function readBack(executor: Executor, id: string): Promise<OwnProfileRow> {
  const row = await readOwnProfile(executor, id);
  if (row === undefined) throw new Error('A saved profile cannot be read back.');
  return row;
}
