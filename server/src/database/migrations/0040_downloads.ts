import type { Knex } from 'knex';

/**
 * Files to print that everybody may download if the deck's owner allows it. They are exports that belong to no member,
 * and each is made once for a version of the deck.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table app.decks add column allows_download boolean not null default false;
    alter table app.exports alter column user_id drop not null;
    alter table app.exports add column public_version integer;
    alter table app.exports add check ((user_id is null) = (public_version is not null));
    create unique index exports_public
      on app.exports (deck_id, public_version, (request ->> 'preset'), (request -> 'languages' ->> 0))
      where public_version is not null`);
}
