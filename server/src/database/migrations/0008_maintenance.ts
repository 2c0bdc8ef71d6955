import type { Knex } from 'knex';

/** When one of the servers last took each task of the maintenance. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.maintenance (
      task text primary key,
      claimed_at timestamptz not null
    )`);
}
