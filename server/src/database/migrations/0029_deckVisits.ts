import type { Knex } from 'knex';

/** How often public decks were looked at and played on each day (UTC): only sums, nothing about visitors. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.deck_visits (
      deck_id uuid not null references app.decks on delete cascade,
      day date not null,
      views integer not null default 0,
      plays integer not null default 0,
      primary key (deck_id, day)
    )`);
}
