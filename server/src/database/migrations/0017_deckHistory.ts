import type { Knex } from 'knex';

/**
 * Earlier versions of decks, and what members have typed but not saved: one draft per member and deck. The contents are
 * gzipped JSON, apart from the decks' own rows, so that neither saving nor lists become slower.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.deck_versions (
      deck_id uuid not null references app.decks on delete cascade,
      version integer not null,
      saved_at timestamptz not null,
      saved_by uuid references app.members on delete set null,
      card_count integer not null check (card_count >= 0),
      content bytea not null,
      primary key (deck_id, version)
    );
    create index deck_versions_saved_by on app.deck_versions (saved_by);
    create table app.deck_drafts (
      deck_id uuid not null references app.decks on delete cascade,
      user_id uuid not null references app.members on delete cascade,
      version integer not null,
      updated_at timestamptz not null,
      content bytea not null,
      primary key (deck_id, user_id)
    );
    create index deck_drafts_user_id on app.deck_drafts (user_id);
    create index deck_drafts_updated_at on app.deck_drafts (updated_at)`);
}
