import type { Page } from './paging.js';
import type { Executor } from './executor.js';
import { keysetPage, type PageRequest } from './keysetPage.js';

/** A world as stored. Times are strings. */
export interface WorldRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string | null;
  readonly illustration: string | null;
  readonly position: string;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly created_at: string;
  readonly updated_at: string;
}

/**
 * `deck_count`: directory-listed decks in the world itself; `used_count`: all its decks, including drafts and the bin.
 */
export type CountedWorldRow = WorldRow & { readonly deck_count: number; readonly used_count: number };

export type WrittenWorld = Omit<WorldRow, 'created_at' | 'updated_at'>;

const COUNTED = `(select w.*,
    (select count(*)::int from app.decks d where d.world_id = w.id and d.listed_at is not null) as deck_count,
    (select count(*)::int from app.decks d where d.world_id = w.id) as used_count
  from app.worlds w)`;

/** All worlds sorted by rank, whatever their parents. */
export function listWorlds(executor: Executor, page: PageRequest): Promise<Page<CountedWorldRow>> {
  const order = [
    ['t.position', 'text collate "C"'],
    ['t.id', 'uuid'],
  ] as const;
  return keysetPage(executor, { from: COUNTED, where: [], order, direction: 'asc' }, page);
}

/** Every world, sorted by rank. */
export async function readAllWorlds(executor: Executor): Promise<CountedWorldRow[]> {
  const { rows } = await executor.raw<{ rows: { row: CountedWorldRow }[] }>(
    `select row_to_json(t) as row from ${COUNTED} t order by t.position, t.id`,
  );
  return rows.map(({ row }) => row);
}

/** Every world, locked until the transaction ends, so that only one caller at a time changes the tree. */
export async function lockWorlds(executor: Executor): Promise<WorldRow[]> {
  const { rows } = await executor.raw<{ rows: { row: WorldRow }[] }>(
    'select row_to_json(t) as row from app.worlds t order by t.position, t.id for update',
  );
  return rows.map(({ row }) => row);
}

/** Inserts new worlds and updates existing ones. */
export async function upsertWorlds(executor: Executor, worlds: readonly WrittenWorld[], now: Date): Promise<void> {
  if (worlds.length === 0) return;
  const rows = worlds.map(({ extra, ...world }) => ({
    ...world,
    extra: JSON.stringify(extra),
    created_at: now,
    updated_at: now,
  }));
  await executor('app.worlds')
    .insert(rows)
    .onConflict('id')
    .merge([...COLUMNS, 'updated_at']);
}

const COLUMNS = ['parent_id', 'slug', 'name', 'description', 'icon', 'illustration', 'position', 'extra'] as const;

export async function deleteWorld(executor: Executor, id: string): Promise<void> {
  await executor('app.worlds').where({ id }).delete();
}

/** Counts the decks of a world, including drafts and decks in the bin. */
export async function countDecksOfWorld(executor: Executor, id: string): Promise<number> {
  const row = await executor('app.decks').where({ world_id: id }).count<{ count: string }[]>('id as count').first();
  return Number(row?.count ?? 0);
}

/** Moves all decks of one world to another. */
export async function moveDecks(executor: Executor, from: string, to: string, now: Date): Promise<void> {
  await executor('app.decks')
    .where({ world_id: from })
    .update({ world_id: to, version: executor.raw('version + 1'), updated_at: now });
}
