import type { Page } from './paging.js';
import type { Executor } from './executor.js';
import { keysetPage, type PageRequest } from './keysetPage.js';
import { readRows } from './rows.js';

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
export function readAllWorlds(executor: Executor): Promise<CountedWorldRow[]> {
  return readRows(executor, COUNTED, 'order by t.position, t.id');
}

/** Every world, locked until the transaction ends, so that only one caller at a time changes the tree. */
export function lockWorlds(executor: Executor): Promise<WorldRow[]> {
  return readRows(executor, 'app.worlds', 'order by t.position, t.id for update');
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
