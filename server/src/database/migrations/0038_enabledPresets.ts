import type { Knex } from 'knex';

/** Presets that admins no longer offer. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table app.banner_presets add column is_enabled boolean not null default true`);
}
