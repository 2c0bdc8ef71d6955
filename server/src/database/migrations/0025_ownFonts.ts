import type { Knex } from 'knex';

/** Fonts and icons that members have uploaded for their designs. Fonts are kept here because only their owners may read them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.own_fonts (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app.members on delete cascade,
      name text not null,
      digest text not null,
      size integer not null check (size > 0),
      font jsonb not null,
      bytes bytea not null,
      licensed_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (user_id, digest)
    );
    create table app.own_icons (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app.members on delete cascade,
      name text not null,
      svg text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (user_id, name)
    )`);
}
