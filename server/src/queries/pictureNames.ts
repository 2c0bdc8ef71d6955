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

/** The columns of each table that can name a picture in plain words, whatever they are for: tables of the future are among them. */
export async function wordColumns(executor: Executor): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await executor.raw<{ rows: { name: string; columns: string[] }[] }>(
    `select table_name as name, json_agg(column_name order by column_name) as columns from information_schema.columns
     where table_schema = 'app' and table_name <> 'storage_objects'
       and table_name || '.' || column_name <> all(string_to_array(?, ' '))
       and (data_type in ('text', 'character varying', 'json', 'jsonb') or udt_name in ('_text', '_jsonb'))
     group by table_name order by table_name`,
    [REPEATING_COLUMNS.join(' ')],
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/**
 * File names of pictures in columns of a table, and how many rows name each. The table is read once, and most of its rows
 * are left out before the slow search: reading 150,000 cards once for each column took seconds.
 */
export async function namesIn(
  executor: Executor,
  table: string,
  columns: readonly string[],
): Promise<readonly { readonly name: string; readonly count: number }[]> {
  const words = columns.map(() => '??').join(', ');
  const { rows } = await executor.raw<{ rows: { name: string; count: number }[] }>(
    // Without the offset, the database would join the columns twice.
    `with texts as (select ctid as place, concat_ws(e'\\n', ${words}) as words from app.?? offset 0),
       found as (select distinct place, (regexp_matches(words, '${PICTURE_NAME}', 'g'))[1] as name
         from texts where words like '%-%.%')
     select name, count(*)::int as count from found group by name`,
    [...columns, table],
  );
  return rows;
}

/** The contents of a column with bytes, a few at a time; in one snapshot of the database, each row once. */
export async function* bytesIn(
  executor: Executor,
  [table, column]: (typeof PACKED_COLUMNS)[number],
): AsyncGenerator<Uint8Array> {
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
