import type { Knex } from 'knex';

/** Pictures of the embedded storage, whose files are in the data folder. Empty with hosted Supabase. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table app.storage_objects (
  id uuid primary key default gen_random_uuid(),
  path text collate "C" not null unique,
  -- Null for pictures that come with the product, and for those of deleted members until their files are deleted.
  owner_id uuid references app.members on delete set null,
  size integer not null check (size >= 0),
  content_type text not null,
  width integer,
  height integer,
  -- Part of the file name; changes with every write, so that an overwrite never mixes two pictures.
  version text not null check (version ~ '^[0-9a-f]{16}$'),
  -- Of the stored bytes.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Seconds for which browsers may cache it.
  max_age integer not null default 3600,
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index storage_objects_owner on app.storage_objects (owner_id, created_at desc, id);
`);
}
