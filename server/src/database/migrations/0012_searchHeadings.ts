import type { Knex } from 'knex';

/**
 * The titles, tags and short descriptions of a search document, small enough to rank thousands of decks; and whether the
 * document was written with the words without accents. Maintenance rewrites those that were not.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table app.deck_search
      add column heading tsvector not null generated always as (ts_filter(document, '{a,b}')) stored,
      add column is_current boolean not null default false;
    create index deck_search_outdated on app.deck_search (deck_id) where not is_current`);
}
