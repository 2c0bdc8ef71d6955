import type { Executor } from './executor.js';

/** Uploads have UUIDs as file names, so that a name that stands anywhere else is that picture. */
export const PICTURE_NAME = '[0-9a-fA-F]{8}-[0-9a-fA-F-]{27}\\.[a-z0-9]+';

/** Columns that hold gzipped JSON; other bytes name no pictures. */
export const PACKED_COLUMNS = [
  ['deck_versions', 'content'],
  ['deck_drafts', 'content'],
  ['export_inputs', 'snapshot'],
] as const;

/** Columns that repeat which pictures other columns of the same row or deck name. */
const REPEATING_COLUMNS = ['deck_pictures.path', 'deck_versions.pictures'];

/** A column of a table in our schema; both names come from the database's own catalogue. */
export type Column = readonly [table: string, column: string];

/** Every column that can name a picture in plain words, whatever it is for: tables of the future are among them. */
export async function wordColumns(executor: Executor): Promise<readonly Column[]> {
  const { rows } = await executor.raw<{ rows: { table_name: string; column_name: string }[] }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'app' and table_name <> 'storage_objects'
       and table_name || '.' || column_name <> all(string_to_array(?, ' '))
       and (data_type in ('text', 'character varying', 'json', 'jsonb') or udt_name in ('_text', '_jsonb'))
     order by table_name, column_name`,
    [REPEATING_COLUMNS.join(' ')],
  );
  return rows.map(({ table_name: table, column_name: column }) => [table, column]);
}

/** File names of pictures in a column, and how many rows name each. */
export async function namesIn(
  executor: Executor,
  [table, column]: Column,
): Promise<readonly { readonly name: string; readonly count: number }[]> {
  const { rows } = await executor.raw<{ rows: { name: string; count: number }[] }>(
    `select found.names[1] as name, count(distinct held.ctid)::int as count
     from app.?? held, regexp_matches(held.??::text, '${PICTURE_NAME}', 'g') found (names) group by 1`,
    [table, column],
  );
  return rows;
}

/** The contents of a column with bytes, a few at a time; in one snapshot of the database, each row once. */
export async function* bytesIn(executor: Executor, [table, column]: Column): AsyncGenerator<Uint8Array> {
  for (let place = '(0,0)'; ;) {
    const { rows } = await executor.raw<{ rows: { place: string; bytes: Uint8Array }[] }>(
      `select ctid::text as place, ?? as bytes from app.?? where ctid > ?::tid order by ctid limit 20`,
      [column, table, place],
    );
    for (const { bytes } of rows) yield bytes;
    const last = rows.at(-1);
    if (last === undefined) return;
    place = last.place;
  }
}

/** Members' uploads that have not been written since a time. */
export async function uploadsBefore(
  executor: Executor,
  before: Date,
): Promise<readonly { readonly path: string; readonly size: number }[]> {
  return executor('app.storage_objects')
    .whereNotNull('owner_id')
    .where('updated_at', '<', before)
    .orderBy('path')
    .select<{ path: string; size: number }[]>('path', 'size');
}
