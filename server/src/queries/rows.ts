import type { Knex } from 'knex';
import type { Executor } from './executor.js';

/** A value for a placeholder of a statement. */
export type Binding = Knex.Value;

/** The rows that a statement returns. */
export async function queryRows<Row>(
  executor: Executor,
  sql: string,
  bindings: readonly Binding[] | Readonly<Record<string, Binding>> = [],
): Promise<Row[]> {
  const { rows } = await executor.raw<{ rows: Row[] }>(sql, bindings);
  return rows;
}

/**
 * Rows as PostgreSQL prints them in JSON, with times as strings.
 * @param from a table, or a select in parentheses; its alias is `t`
 * @param rest what follows: conditions, order, lock
 */
export async function readRows<Row>(
  executor: Executor,
  from: string,
  rest: string,
  bindings: readonly Binding[] = [],
): Promise<Row[]> {
  const rows = await queryRows<{ row: Row }>(executor, `select row_to_json(t) as row from ${from} t ${rest}`, bindings);
  return rows.map(({ row }) => row);
}

/** @param lock locks the row until the transaction ends */
export async function readRow<Row>(
  executor: Executor,
  from: string,
  id: string,
  lock = false,
): Promise<Row | undefined> {
  return (await readRows<Row>(executor, from, `where t.id = ? ${lock ? 'for update' : ''}`, [id]))[0];
}

/** Inserts a row with the times of its creation and last change. @returns its id */
export async function insertRow(
  executor: Executor,
  table: string,
  columns: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<string> {
  const [row] = await executor(table)
    .insert({ ...columns, created_at: now, updated_at: now })
    .returning<{ id: string }[]>('id');
  if (row === undefined) throw new Error(`The database returned no id for a new row of ${table}.`);
  return row.id;
}

/** Writes columns of a row, and the time of its last change. @returns whether the row exists */
export async function updateRow(
  executor: Executor,
  table: string,
  id: string,
  columns: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<boolean> {
  const change = { ...columns, updated_at: now };
  return (await executor(table).where({ id }).update(change)) > 0;
}
