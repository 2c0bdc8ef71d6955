import type { Knex } from 'knex';

/**
 * What cards said before they changed, so that the page of a printed card can tell what is new. Kept apart from the
 * versions of decks, which are thinned and large. `was_public` is true once everybody could read it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.card_history (
      card_id uuid not null references app.cards on delete cascade,
      version integer not null,
      deck_id uuid not null references app.decks on delete cascade,
      changed_at timestamptz not null,
      was_public boolean not null,
      content jsonb not null,
      primary key (card_id, version)
    );
    create index card_history_deck_id on app.card_history (deck_id)`);
}
