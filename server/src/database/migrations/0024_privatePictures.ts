import type { Knex } from 'knex';

/** Which private pictures of its owner a deck shows. While the deck is public, anyone may see them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.deck_pictures (
      path text not null,
      deck_id uuid not null references app.decks on delete cascade,
      primary key (path, deck_id)
    );
    create index deck_pictures_deck_id on app.deck_pictures (deck_id)`);
}
