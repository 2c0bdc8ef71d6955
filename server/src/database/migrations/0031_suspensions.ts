import type { Knex } from 'knex';

/** Members whom an admin has suspended. The sign-in service refuses them, and the server the tokens that they have. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table app.members add column suspended_at timestamptz');
}
