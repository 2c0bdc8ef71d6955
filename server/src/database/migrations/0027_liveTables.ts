import type { Knex } from 'knex';

/**
 * Tables at which people play a deck together. `content` is the deck as it was when the table was opened and never changes;
 * `state` is the game, saved under a version that counts up; `present` says when each seat was last seen.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.live_tables (
      id uuid primary key default gen_random_uuid(),
      code text not null unique,
      deck_id uuid not null references app.decks on delete cascade,
      opened_by uuid not null references app.members on delete cascade,
      content jsonb not null,
      state jsonb not null,
      version integer not null default 1,
      present jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index live_tables_deck_id on app.live_tables (deck_id);
    create index live_tables_opened_by on app.live_tables (opened_by, updated_at desc);
    create index live_tables_updated_at on app.live_tables (updated_at)`);
}
