import type { Knex } from 'knex';

/** Records the rows that come with the product, so that they can be updated without undoing an admin's changes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.seeded_rows (
      kind text not null,
      id uuid not null,
      hash text not null,
      seeded_at timestamptz not null,
      primary key (kind, id)
    );
    create table app.settings (
      name text primary key,
      value jsonb not null,
      updated_at timestamptz not null default now()
    )`);
}
