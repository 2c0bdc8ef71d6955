import type { Knex } from 'knex';

/** A category's colour, which files could name before and which was kept as an unknown key. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table app.categories add column primary_color_key text;
    update app.categories set
      primary_color_key = left(nullif(extra ->> 'primary_color_key', ''), 500),
      extra = extra - 'primary_color_key'
    where extra \\? 'primary_color_key'`);
}
