import type { Executor } from './executor.js';
import { insertRow, queryRows, readRow, readRows, updateRow } from './rows.js';

/** A member's icon. Times are strings. */
export interface OwnIconRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  /** Cleaned. */
  readonly svg: string;
  readonly created_at: string;
  readonly updated_at: string;
}

const TABLE = 'app.own_icons';

/** A member's icons by name. */
export function listOwnIcons(executor: Executor, userId: string): Promise<OwnIconRow[]> {
  return readRows(executor, TABLE, 'where t.user_id = ? order by t.name', [userId]);
}

/** A member's icons as a deck has them: SVGs by name. */
export async function readIconLibrary(
  executor: Executor,
  userId: string | null,
): Promise<Readonly<Record<string, string>>> {
  if (userId === null) return {};
  const rows = await queryRows<Pick<OwnIconRow, 'name' | 'svg'>>(
    executor,
    'select name, svg from app.own_icons where user_id = ? order by name',
    [userId],
  );
  return Object.fromEntries(rows.map(({ name, svg }) => [name, svg]));
}

export function readOwnIcon(executor: Executor, id: string): Promise<OwnIconRow | undefined> {
  return readRow(executor, TABLE, id);
}

export async function findOwnIcon(executor: Executor, userId: string, name: string): Promise<OwnIconRow | undefined> {
  return (await readRows<OwnIconRow>(executor, TABLE, 'where t.user_id = ? and t.name = ?', [userId, name]))[0];
}

/** @returns the new row's id */
export function insertOwnIcon(
  executor: Executor,
  icon: Pick<OwnIconRow, 'user_id' | 'name' | 'svg'>,
  now: Date,
): Promise<string> {
  return insertRow(executor, TABLE, icon, now);
}

export async function renameOwnIcon(executor: Executor, id: string, name: string, now: Date): Promise<void> {
  await updateRow(executor, TABLE, id, { name }, now);
}

export async function deleteOwnIcon(executor: Executor, id: string): Promise<void> {
  await executor(TABLE).where({ id }).delete();
}
