import type { Knex } from 'knex';

/** What visitors report about public decks, for admins to look at. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.deck_reports (
      id uuid primary key default gen_random_uuid(),
      deck_id uuid not null references app.decks on delete cascade,
      reason text not null,
      details text not null,
      email text,
      created_at timestamptz not null
    );
    create index deck_reports_deck_id on app.deck_reports (deck_id);
    create index deck_reports_created_at on app.deck_reports (created_at desc, id)`);
}
