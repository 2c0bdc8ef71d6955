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
  /** Of its file; another with every write. */
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

/** Writes a row over the one at its path. @returns undefined where there is one already and none may be replaced */
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

/** The row at a path, held until the transaction ends. */
export async function lockObject(trx: Executor, path: string): Promise<StorageObjectRow | undefined> {
  return trx(TABLE).where({ path }).forUpdate().first<StorageObjectRow | undefined>('*');
}

export async function deleteObjects(executor: Executor, paths: readonly string[]): Promise<StorageObjectRow[]> {
  return executor(TABLE)
    .whereIn('path', [...paths])
    .delete()
    .returning<StorageObjectRow[]>('*');
}

/** Everything in a folder and below, by path. @param folder a plain path, without a slash at its end */
export async function listObjects(executor: Executor, folder: string): Promise<StorageObjectRow[]> {
  // From "folder/" up to, not including, "folder0": "0" follows "/".
  return executor(TABLE)
    .where('path', '>=', `${folder}/`)
    .where('path', '<', `${folder}0`)
    .orderBy('path')
    .select<StorageObjectRow[]>('*');
}

export async function renameObject(
  executor: Executor,
  from: string,
  to: string,
): Promise<StorageObjectRow | undefined> {
  const [row] = await executor(TABLE)
    .where({ path: from })
    .update({ path: to, updated_at: executor.fn.now() })
    .returning<StorageObjectRow[]>('*');
  return row;
}

/** Bytes that a member keeps. */
export async function bytesOf(executor: Executor, ownerId: string): Promise<number> {
  const row = await executor(TABLE)
    .where({ owner_id: ownerId })
    .first<{ bytes: string | null }>(executor.raw('coalesce(sum(size), 0)::text as bytes'));
  return Number(row.bytes ?? 0);
}
