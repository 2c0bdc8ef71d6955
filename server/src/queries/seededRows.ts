import type { Executor } from './executor.js';

/** Kinds of things that the product brings along, and their tables. */
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
 * Whether a thing of the product's may be written now: it is new, or it is another than last time and nobody has changed
 * it since. What somebody changed or deleted is left alone.
 */
export async function maySeed(executor: Executor, kind: SeedKind, id: string, hash: string): Promise<boolean> {
  const seeded = await executor('app.seeded_rows')
    .where({ kind, id })
    .first<{ hash: string; seeded_at: Date } | undefined>('hash', 'seeded_at');
  const present = await executor(TABLES[kind]).where({ id }).first<{ updated_at: Date } | undefined>('updated_at');
  if (seeded === undefined) return present === undefined;
  return seeded.hash !== hash && present !== undefined && present.updated_at <= seeded.seeded_at;
}

/** Notes that a thing was written as of now. */
export async function noteSeeded(
  executor: Executor,
  kind: SeedKind,
  id: string,
  hash: string,
  now: Date,
): Promise<void> {
  await executor('app.seeded_rows').insert({ kind, id, hash, seeded_at: now }).onConflict(['kind', 'id']).merge();
}

/** Writes a row in place of the one that was there. */
export async function writeSeed(executor: Executor, kind: SeedKind, row: SeedRow, now: Date): Promise<void> {
  await executor(TABLES[kind])
    .insert({ ...row, updated_at: now })
    .onConflict('id')
    .merge();
}
