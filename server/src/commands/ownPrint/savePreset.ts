import { parsePreset } from '@cardwright/renderer/export';
import type { MemberCaller } from '../../caller.js';
import { HttpProblem } from '../../errors.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import { lockMember } from '../../queries/members.js';
import {
  insertOwnPreset,
  listOwnPresets,
  markPresetDeleted,
  readOwnPreset,
  updateOwnPreset,
  type OwnPresetRow,
} from '../../queries/ownPresets.js';
import { requireParsed } from '../../requireParsed.js';
import type { Services } from '../../services.js';

type Rooms = Pick<Services, 'database' | 'clock'>;

const MOST_PRESETS = 100;

/** @throws HttpProblem 422 with every problem and its place in the file, 409 for a name that is taken or too many presets */
export function addPreset({ database, clock }: Rooms, caller: MemberCaller, file: object): Promise<OwnPresetRow> {
  const preset = requireParsed(parsePreset(file));
  return inTransaction(database, async (trx) => {
    await lockMember(trx, caller.id);
    await assertRoom(trx, caller.id, preset.name);
    return readBack(trx, await insertOwnPreset(trx, caller.id, preset, clock()));
  });
}

export async function renamePreset(
  { database, clock }: Rooms,
  row: OwnPresetRow,
  title: string,
): Promise<OwnPresetRow> {
  await updateOwnPreset(database.knex, row.id, { ...row.preset, title }, clock());
  return readBack(database.knex, row.id);
}

/** @throws HttpProblem 409 if another preset has taken its name since */
export function restorePreset({ database }: Rooms, row: OwnPresetRow): Promise<OwnPresetRow> {
  return inTransaction(database, async (trx) => {
    await lockMember(trx, row.user_id);
    const now = await readBack(trx, row.id);
    if (now.deleted_at === null) return now;
    await assertRoom(trx, row.user_id, row.preset.name);
    await markPresetDeleted(trx, row.id, null);
    return readBack(trx, row.id);
  });
}

async function assertRoom(trx: Executor, userId: string, name: string): Promise<void> {
  const present = await listOwnPresets(trx, userId);
  if (present.some(({ preset }) => preset.name === name))
    throw new HttpProblem(
      'conflict',
      `You already have a preset with the name “${name}”. Delete it first, or change "name" in the file.`,
    );
  if (present.length >= MOST_PRESETS)
    throw new HttpProblem('conflict', `You have ${MOST_PRESETS} presets already. Delete one that you no longer use.`);
}

async function readBack(executor: Executor, id: string): Promise<OwnPresetRow> {
  const row = await readOwnPreset(executor, id);
  if (row === undefined) throw new Error('A saved preset cannot be read back.');
  return row;
}
