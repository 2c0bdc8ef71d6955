import type { Executor } from './executor.js';

/** The kinds of rows that come with the product, and their tables. */
const TABLES = {
  world: 'app.worlds',
  'color-scheme': 'app.color_schemes',
  template: 'app.templates',
  deck: 'app.decks',
  update: 'app.updates',
} as const;

export type SeedKind = keyof typeof TABLES;

export interface SeedRow {
  readonly id: string;
  readonly [column: string]: unknown;
}

/**
 * Whether a row that comes with the product may be written: it is new, or the product's version changed and nobody has
 * edited the row. Rows that someone edited or deleted are left alone.
 */
export async function maySeed(executor: Executor, kind: SeedKind, id: string, hash: string): Promise<boolean> {
  const seeded = await executor('app.seeded_rows')
    .where({ kind, id })
    .first<{ hash: string; seeded_at: Date } | undefined>('hash', 'seeded_at');
  const present = await executor(TABLES[kind]).where({ id }).first<{ updated_at: Date } | undefined>('updated_at');
  if (seeded === undefined) return present === undefined;
  return seeded.hash !== hash && present !== undefined && present.updated_at <= seeded.seeded_at;
}

/** Records that a row was written now. */
export async function noteSeeded(
  executor: Executor,
  kind: SeedKind,
  id: string,
  hash: string,
  now: Date,
): Promise<void> {
  await executor('app.seeded_rows').insert({ kind, id, hash, seeded_at: now }).onConflict(['kind', 'id']).merge();
}

/** Inserts or replaces a row. */
export async function writeSeed(executor: Executor, kind: SeedKind, row: SeedRow, now: Date): Promise<void> {
  await executor(TABLES[kind])
    .insert({ ...row, updated_at: now })
    .onConflict('id')
    .merge();
}
