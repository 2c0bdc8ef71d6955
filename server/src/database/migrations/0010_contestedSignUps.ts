import type { Knex } from 'knex';

/** Whether several people may have signed up with an address that nobody has confirmed yet. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table app.auth_users add column sign_up_contested boolean not null default false');
}
