import type { Knex } from 'knex';

/** Everybody may also download a single card to print it again, made once for a version of its deck like the whole. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index app.exports_public;
    create unique index exports_public
      on app.exports (deck_id, public_version, (request ->> 'preset'), (request -> 'languages' ->> 0),
        coalesce(request ->> 'cards', ''))
      where public_version is not null`);
}
