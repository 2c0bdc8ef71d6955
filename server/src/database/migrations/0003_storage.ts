import type { Knex } from 'knex';

/** Pictures of the embedded storage; the files lie in the data folder. Empty where hosted Supabase keeps them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table app.storage_objects (
  id uuid primary key default gen_random_uuid(),
  path text collate "C" not null unique,
  -- Null: the product's own pictures, and those of members who are gone until their files are.
  owner_id uuid references app.members on delete set null,
  size integer not null check (size >= 0),
  content_type text not null,
  width integer,
  height integer,
  -- Names the file beside the path; another with every write, so that an overwrite never mixes two pictures.
  version text not null check (version ~ '^[0-9a-f]{16}$'),
  -- Of the bytes as they are kept.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Seconds that browsers may keep it without asking.
  max_age integer not null default 3600,
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index storage_objects_owner on app.storage_objects (owner_id, created_at desc, id);
`);
}
