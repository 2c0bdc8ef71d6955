import type { Knex } from 'knex';

/** The point of a card's picture that stays in sight where a design crops it, such as `50% 30%`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table app.cards add column illustration_focus text');
}
