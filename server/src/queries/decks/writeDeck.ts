import type { Executor } from '../executor.js';
import type { WrittenCard, WrittenCategory, WrittenDeck } from './rows.js';

/** @returns the new deck's id */
export async function insertDeck(executor: Executor, deck: WrittenDeck, now: Date): Promise<string> {
  const [row] = await executor('app.decks')
    .insert({ ...toColumns(deck), listed_at: isListed(deck.status) ? now : null })
    .returning<{ id: string }[]>('id');
  if (row === undefined) throw new Error('The database returned no id for a new deck.');
  return row.id;
}

/** Writes a deck's own fields and increments its version. Sets the listing time when the deck becomes listed. */
export async function updateDeck(
  executor: Executor,
  id: string,
  { id: _id, ...changes }: Partial<WrittenDeck>,
  now: Date,
): Promise<void> {
  const { status } = changes;
  await executor('app.decks')
    .where({ id })
    .update({
      ...toColumns(changes),
      ...(status !== undefined && {
        listed_at: isListed(status) ? executor.raw('coalesce(listed_at, ?)', [now]) : null,
      }),
      version: executor.raw('version + 1'),
      updated_at: now,
    });
}

/** Gives a deck to another member, or to the product itself. It keeps the designs that it uses. */
export async function giveDeck(executor: Executor, id: string, userId: string | null): Promise<void> {
  await executor('app.decks').where({ id }).update({ user_id: userId });
}

/** Whether the deck is directory-listed, so that anyone can find it under Explore. */
export function isListed(status: WrittenDeck['status']): boolean {
  return status === 'published' || status === 'early-access';
}

/** Inserts new rows and updates existing ones. @returns how many were written */
export function upsertCategories(executor: Executor, rows: readonly WrittenCategory[], now: Date): Promise<number> {
  return upsert(executor, 'app.categories', rows, now);
}

/** Like `upsertCategories`; the categories must exist. */
export function upsertCards(executor: Executor, rows: readonly WrittenCard[], now: Date): Promise<number> {
  return upsert(executor, 'app.cards', rows, now);
}

type Table = 'app.categories' | 'app.cards';

/** Rows that are written in one statement. More would take long to serialize, and nobody else would be served. */
const PORTION = 500;

/**
 * Writes all rows; all have the same keys, which are the columns. Never touches rows of another deck; these are missing
 * from the count.
 */
async function upsert(executor: Executor, table: Table, rows: readonly object[], now: Date): Promise<number> {
  let written = 0;
  for (let from = 0; from < rows.length; from += PORTION)
    written += await upsertPortion(executor, table, rows.slice(from, from + PORTION), now);
  return written;
}

async function upsertPortion(executor: Executor, table: Table, rows: readonly object[], now: Date): Promise<number> {
  const names = Object.keys(rows[0] ?? {});
  const changes = names
    .filter((name) => name !== 'id' && name !== 'deck_id')
    .map((name) => `${name} = excluded.${name}`);
  const { rowCount } = await executor.raw<{ rowCount: number }>(
    `insert into ${table} as t (${names.join(', ')}, created_at, updated_at)
     select ${names.join(', ')}, ?, ? from jsonb_populate_recordset(null::${table}, ?::jsonb)
     on conflict (id) do update set ${changes.join(', ')}, updated_at = excluded.updated_at
     where t.deck_id = excluded.deck_id`,
    [now, now, JSON.stringify(rows)],
  );
  return rowCount;
}

export async function deleteCategories(executor: Executor, deckId: string, ids: readonly string[]): Promise<void> {
  await deleteRows(executor, 'app.categories', deckId, ids);
}

export async function deleteCards(executor: Executor, deckId: string, ids: readonly string[]): Promise<void> {
  await deleteRows(executor, 'app.cards', deckId, ids);
}

/** One value for all ids: a placeholder for each of thousands takes long to prepare, and nobody else would be served. */
const AMONG = 'id = any(?::uuid[])';

async function deleteRows(executor: Executor, table: Table, deckId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await executor(table)
      .where({ deck_id: deckId })
      .whereRaw(AMONG, [[...ids]])
      .delete();
}

/** Returns those ids that already exist in any deck. */
export async function takenIds(
  executor: Executor,
  table: 'app.decks' | Table,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await executor(table)
    .whereRaw(AMONG, [[...ids]])
    .select<{ id: string }[]>('id');
  return new Set(rows.map(({ id }) => id));
}

/** Serializes objects for jsonb columns; node-postgres would turn arrays into Postgres arrays. */
function toColumns(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  );
}
