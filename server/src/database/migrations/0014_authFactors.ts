import type { Knex } from 'knex';

/** Second factors of the embedded sign-in. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table app.auth_users add column factors jsonb not null default '[]'`);
}
