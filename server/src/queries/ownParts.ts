import type { TemplateItem } from '@cardwright/renderer';
import type { Executor } from './executor.js';
import { insertRow, readRow, readRows, updateRow } from './rows.js';

/** A member's reusable part. Times are strings. */
export interface OwnPartRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly item: TemplateItem;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

const TABLE = 'app.own_parts';

/** A member's parts by name. */
export function listOwnParts(executor: Executor, userId: string): Promise<OwnPartRow[]> {
  return readRows(executor, TABLE, 'where t.user_id = ? order by lower(t.name), t.id', [userId]);
}

/** @param lock locks the row until the transaction ends */
export function readOwnPart(executor: Executor, id: string, lock = false): Promise<OwnPartRow | undefined> {
  return readRow(executor, TABLE, id, lock);
}

/** @returns the new row's id */
export function insertOwnPart(
  executor: Executor,
  { user_id, name, item }: Pick<OwnPartRow, 'user_id' | 'name' | 'item'>,
  now: Date,
): Promise<string> {
  return insertRow(executor, TABLE, { user_id, name, item: JSON.stringify(item) }, now);
}

/** Replaces a part and increments its version. */
export async function updateOwnPart(
  executor: Executor,
  id: string,
  { name, item }: Pick<OwnPartRow, 'name' | 'item'>,
  now: Date,
): Promise<void> {
  const columns = { name, item: JSON.stringify(item), version: executor.raw('version + 1') };
  await updateRow(executor, TABLE, id, columns, now);
}

export async function deleteOwnPart(executor: Executor, id: string): Promise<void> {
  await executor(TABLE).where({ id }).delete();
}
