import type { Preset } from '@cardwright/renderer/export';
import type { Executor } from './executor.js';
import { insertRow, readRow, readRows } from './rows.js';

/** A member's preset. Times are strings. */
export interface OwnPresetRow {
  readonly id: string;
  readonly user_id: string;
  readonly preset: Preset;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
}

const TABLE = 'app.own_presets';

/** A member's presets by title, without deleted ones. */
export function listOwnPresets(executor: Executor, userId: string): Promise<OwnPresetRow[]> {
  const order = `order by lower(t.preset ->> 'title'), t.id`;
  return readRows(executor, TABLE, `where t.user_id = ? and t.deleted_at is null ${order}`, [userId]);
}

/** Also finds a preset that was deleted. */
export function readOwnPreset(executor: Executor, id: string): Promise<OwnPresetRow | undefined> {
  return readRow(executor, TABLE, id);
}

/** @returns the new row's id */
export function insertOwnPreset(executor: Executor, userId: string, preset: Preset, now: Date): Promise<string> {
  return insertRow(executor, TABLE, { user_id: userId, preset: JSON.stringify(preset) }, now);
}

export async function updateOwnPreset(executor: Executor, id: string, preset: Preset, now: Date): Promise<void> {
  await executor(TABLE)
    .where({ id })
    .update({ preset: JSON.stringify(preset), updated_at: now });
}

/** @param at null restores it */
export async function markPresetDeleted(executor: Executor, id: string, at: Date | null): Promise<void> {
  await executor(TABLE).where({ id }).update({ deleted_at: at });
}

/** Forgets the presets that were deleted before a date. @returns how many */
export function forgetPresets(executor: Executor, before: Date): Promise<number> {
  return executor(TABLE).where('deleted_at', '<', before).delete();
}
