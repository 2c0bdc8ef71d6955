import type { Knex } from 'knex';

/**
 * Presets and ICC profiles that members have brought from their print shops. What is deleted stays for a while, so that
 * deleting can be undone and exports that wait can still be made.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.own_presets (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app.members on delete cascade,
      preset jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz
    );
    create index on app.own_presets (user_id);
    create table app.own_profiles (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app.members on delete cascade,
      name text not null,
      description text not null,
      digest text not null,
      size integer not null check (size > 0),
      bytes bytea not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      unique (user_id, digest)
    )`);
}
