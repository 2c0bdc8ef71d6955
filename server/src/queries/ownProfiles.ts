import { posix } from 'node:path';
import type { Preset } from '@cardwright/renderer/export';
import type { Executor } from './executor.js';
import { insertRow, queryRows, readRow, readRows, updateRow } from './rows.js';

/** A member's colour profile, without its bytes. Times are strings, the size is in bytes. */
export interface OwnProfileRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  /** The name in the file. */
  readonly description: string;
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly digest: string;
  readonly size: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
}

export type NewOwnProfile = Pick<OwnProfileRow, 'user_id' | 'name' | 'description' | 'digest'> & {
  readonly bytes: Uint8Array;
};

const TABLE = 'app.own_profiles';
const PROFILES = `(select id, user_id, name, description, digest, size, created_at, updated_at, deleted_at from ${TABLE})`;

/** A member's profiles by name, deleted ones included. */
export function listAllProfiles(executor: Executor, userId: string): Promise<OwnProfileRow[]> {
  return readRows(executor, PROFILES, 'where t.user_id = ? order by lower(t.name), t.id', [userId]);
}

/** A member's profiles by name. */
export async function listOwnProfiles(executor: Executor, userId: string): Promise<OwnProfileRow[]> {
  return (await listAllProfiles(executor, userId)).filter(({ deleted_at: deleted }) => deleted === null);
}

/** The profile that was uploaded from the ICC file which a preset names. A profile has the file's name until it is renamed. */
export function profileForPreset(profiles: readonly OwnProfileRow[], { color }: Preset): OwnProfileRow | undefined {
  const file = posix.basename(color?.profile ?? '').toLowerCase();
  return profiles.find(({ name }) => name.toLowerCase() === file);
}

/** Also finds a profile that was deleted. */
export function readOwnProfile(executor: Executor, id: string): Promise<OwnProfileRow | undefined> {
  return readRow(executor, PROFILES, id);
}

/** The ICC file, also of a deleted profile; undefined once it is forgotten. */
export async function readProfileBytes(executor: Executor, id: string): Promise<Uint8Array | undefined> {
  const [row] = await queryRows<{ bytes: Uint8Array }>(executor, `select bytes from ${TABLE} where id = ?`, [id]);
  return row && new Uint8Array(row.bytes);
}

/** @returns the new row's id */
export function insertOwnProfile(executor: Executor, { bytes, ...row }: NewOwnProfile, now: Date): Promise<string> {
  return insertRow(executor, TABLE, { ...row, size: bytes.byteLength, bytes: Buffer.from(bytes) }, now);
}

export async function renameOwnProfile(executor: Executor, id: string, name: string, now: Date): Promise<void> {
  await updateRow(executor, TABLE, id, { name }, now);
}

/** @param at null restores it */
export async function markProfileDeleted(executor: Executor, id: string, at: Date | null): Promise<void> {
  await executor(TABLE).where({ id }).update({ deleted_at: at });
}

/** Forgets a member's deleted profiles. @param except one that stays */
export async function forgetProfilesOf(executor: Executor, userId: string, except?: string): Promise<void> {
  const deleted = executor(TABLE).where({ user_id: userId }).whereNotNull('deleted_at');
  await (except === undefined ? deleted : deleted.whereNot({ id: except })).delete();
}

/** Forgets the profiles that were deleted before a date. @returns how many */
export function forgetProfiles(executor: Executor, before: Date): Promise<number> {
  return executor(TABLE).where('deleted_at', '<', before).delete();
}
