import { privateFolder } from '../addresses/objectPath.js';
import type { Executor } from './executor.js';

/** A picture of the embedded storage. */
export interface StorageObjectRow {
  readonly id: string;
  readonly path: string;
  readonly owner_id: string | null;
  readonly size: number;
  readonly content_type: string;
  readonly width: number | null;
  readonly height: number | null;
  /** The version of its file; changes with every write. */
  readonly version: string;
  readonly sha256: string;
  readonly max_age: number;
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export type NewStorageObject = Omit<StorageObjectRow, 'id' | 'created_at' | 'updated_at'>;

const TABLE = 'app.storage_objects';

export async function findObject(executor: Executor, path: string): Promise<StorageObjectRow | undefined> {
  return executor(TABLE).where({ path }).first<StorageObjectRow | undefined>('*');
}

/** Inserts or replaces the row at a path. @returns undefined if one exists and must not be replaced */
export async function upsertObject(
  executor: Executor,
  { user_metadata, ...object }: NewStorageObject,
  replace: boolean,
): Promise<StorageObjectRow | undefined> {
  const values = { ...object, user_metadata: JSON.stringify(user_metadata) };
  const insert = executor(TABLE).insert(values).onConflict('path');
  const write = replace ? insert.merge({ ...values, updated_at: executor.fn.now() }) : insert.ignore();
  const [row] = await write.returning<StorageObjectRow[]>('*');
  return row;
}

/** The row at a path, locked until the transaction ends. */
export async function lockObject(trx: Executor, path: string): Promise<StorageObjectRow | undefined> {
  return trx(TABLE).where({ path }).forUpdate().first<StorageObjectRow | undefined>('*');
}

export async function deleteObjects(executor: Executor, paths: readonly string[]): Promise<StorageObjectRow[]> {
  return executor(TABLE)
    .whereIn('path', [...paths])
    .delete()
    .returning<StorageObjectRow[]>('*');
}

/** Whether a member has private pictures. */
export async function hasPrivateObjects(executor: Executor, ownerId: string): Promise<boolean> {
  const folder = privateFolder(ownerId);
  const rows = await executor(TABLE)
    .where('path', '>=', `${folder}/`)
    .where('path', '<', `${folder}0`)
    .limit(1)
    .select<{ path: string }[]>('path');
  return rows.length > 0;
}

/** Everything in a folder and its subfolders, by path. @param folder a path without a trailing slash */
export async function listObjects(executor: Executor, folder: string): Promise<StorageObjectRow[]> {
  // From "folder/" up to, not including, "folder0": "0" follows "/".
  return executor(TABLE)
    .where('path', '>=', `${folder}/`)
    .where('path', '<', `${folder}0`)
    .orderBy('path')
    .select<StorageObjectRow[]>('*');
}

/** Moves a row to another path. @returns undefined if it was deleted or replaced in the meantime */
export async function renameObject(
  executor: Executor,
  { path, version }: Pick<StorageObjectRow, 'path' | 'version'>,
  to: string,
): Promise<StorageObjectRow | undefined> {
  const [row] = await executor(TABLE)
    .where({ path, version })
    .update({ path: to, updated_at: executor.fn.now() })
    .returning<StorageObjectRow[]>('*');
  return row;
}

/** The bytes that a member's pictures use. */
export async function bytesOf(executor: Executor, ownerId: string): Promise<number> {
  const row = await executor(TABLE)
    .where({ owner_id: ownerId })
    .first<{ bytes: string | null }>(executor.raw('coalesce(sum(size), 0)::text as bytes'));
  return Number(row.bytes ?? 0);
}

/** The part of a row that identifies its file. */
export type ObjectFile = Pick<StorageObjectRow, 'path' | 'version'>;

/** Versions by path, for the paths that have a row. */
export async function versionsOf(executor: Executor, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await executor(TABLE)
    .whereIn('path', [...paths])
    .select<ObjectFile[]>('path', 'version');
  return new Map(rows.map(({ path, version }) => [path, version]));
}

/** The next rows by path, of those written before a time. */
export async function objectsAfter(
  executor: Executor,
  { path, before, limit }: { readonly path: string; readonly before: Date; readonly limit: number },
): Promise<ObjectFile[]> {
  return executor(TABLE)
    .where('path', '>', path)
    .where('updated_at', '<', before)
    .orderBy('path')
    .limit(limit)
    .select<ObjectFile[]>('path', 'version');
}

/** Deletes a row unless it was written since it was read. @returns whether it was deleted */
export async function deleteUnchanged(executor: Executor, { path, version }: ObjectFile): Promise<boolean> {
  return (await executor(TABLE).where({ path, version }).delete()) > 0;
}

/** Paths in folders of deleted members, for example from an upload during the deletion. */
export async function pathsOfNobody(executor: Executor, before: Date): Promise<string[]> {
  const { rows } = await executor.raw<{ rows: { path: string }[] }>(
    `select path from app.storage_objects o
     where owner_id is null and updated_at < ? and path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
       and not exists (select from app.members m where m.id::text = split_part(o.path, '/', 1))
     order by path`,
    [before],
  );
  return rows.map(({ path }) => path);
}
