import type { Knex } from 'knex';

/** What templates were before a new version of them was saved. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.template_versions (
      template_id uuid not null references app.templates on delete cascade,
      version integer not null,
      -- name, description, ratio, json_config and extra, as in app.templates.
      content jsonb not null,
      -- When this version was saved, not when it was replaced.
      published_at timestamptz not null,
      primary key (template_id, version)
    )`);
}
