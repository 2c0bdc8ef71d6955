import type { Knex } from 'knex';

/** The paths of members' pictures in each kept version, which stay as long as it does. Versions from before have none noted. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table app.deck_versions add column pictures text[] not null default '{}';
    create index deck_versions_pictures on app.deck_versions using gin (pictures)`);
}
