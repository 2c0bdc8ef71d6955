import type { Knex } from 'knex';

/** What generated art follows instead of the id, so that it stays the same under another id. */
export async function up(knex: Knex): Promise<void> {
  for (const table of ['app.decks', 'app.categories', 'app.cards'])
    await knex.raw(`
      alter table ${table} add column art_seed text;
      update ${table} set art_seed = nullif(extra ->> 'art_seed', '') where jsonb_typeof(extra -> 'art_seed') = 'string';
      update ${table} set extra = extra - 'art_seed' where extra -> 'art_seed' is not null`);
}
