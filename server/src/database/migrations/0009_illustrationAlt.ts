import type { Knex } from 'knex';

/** The description of a card's picture, for people who cannot see it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table app.cards add column illustration_alt text');
}
