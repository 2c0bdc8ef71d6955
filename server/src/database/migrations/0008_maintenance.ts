import type { Knex } from 'knex';

/** The time when a server last claimed each maintenance task. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.maintenance (
      task text primary key,
      claimed_at timestamptz not null
    )`);
}
