import type { Knex } from 'knex';

/** The size of a deck's cards, such as `tarot`, which was kept among the unknown keys before. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table app.decks add column size text;
    update app.decks set size = nullif(extra ->> 'size', '') where jsonb_typeof(extra -> 'size') = 'string';
    update app.decks set extra = extra - 'size' where extra -> 'size' is not null`);
}
