import type { Knex } from 'knex';

/**
 * Gives new ids to decks, categories and cards whose ids no route accepts. Imports used to keep any 128 bits written as
 * hexadecimal digits; ids must be UUIDs of RFC 9562. What refers to a row follows it.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [table, constraint, definition] of REFERENCES)
    await knex.raw(
      `alter table app.${table} drop constraint ${constraint},
       add constraint ${constraint} foreign key ${definition} on update cascade`,
    );
  for (const table of ['decks', 'categories', 'cards'])
    await knex.raw(`update app.${table} set id = gen_random_uuid() where id::text !~ '${VALID}'`);
}

const VALID = '^(.{14}[1-8].{4}[89ab].*|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$';

/** The foreign keys to decks and categories, named as PostgreSQL named them. */
const REFERENCES = [
  ['deck_search', 'deck_search_deck_id_fkey', '(deck_id) references app.decks on delete cascade'],
  ['categories', 'categories_deck_id_fkey', '(deck_id) references app.decks on delete cascade'],
  ['exports', 'exports_deck_id_fkey', '(deck_id) references app.decks on delete set null'],
  ['banners', 'banners_deck_id_fkey', '(deck_id) references app.decks on delete set null'],
  [
    'cards',
    'cards_category_id_deck_id_fkey',
    '(category_id, deck_id) references app.categories (id, deck_id) on delete cascade',
  ],
] as const;
