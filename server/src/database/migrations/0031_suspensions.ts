import type { Knex } from 'knex';

/**
 * Members whom an admin has suspended. The sign-in service refuses to sign them in, and the server refuses their existing
 * tokens.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table app.members add column suspended_at timestamptz');
}
