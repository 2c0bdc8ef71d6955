import type { Knex } from 'knex';

/**
 * Exports and their queue in one table: the row is the job, so that one cannot exist without the other. Inputs and
 * results are in separate tables, because they are large and the rows are polled.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(EXPORTS);
  await knex.raw(BYTES);
}

const EXPORTS = `
create table app.exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.members on delete cascade,
  deck_id uuid references app.decks on delete set null,
  deck_title text not null default '',
  request jsonb not null,
  status text not null default 'queued'
    check (status in ('queued', 'running', 'done', 'failed', 'cancelled', 'expired')),
  stage text not null default 'queued',
  done integer not null default 0,
  total integer not null default 0,
  -- The completed share of the work, 0 to 1; never decreases.
  share double precision not null default 0,
  -- Counts every change, for those who watch the export.
  revision integer not null default 1,
  attempts integer not null default 0,
  -- Identifies one worker's attempt, whose writes are valid only while the row contains this id.
  lease_id uuid,
  lease_until timestamptz,
  not_before timestamptz not null default now(),
  cancel_requested boolean not null default false,
  error text,
  problems jsonb not null default '[]',
  -- The attempt whose chunks are the result.
  result_id uuid,
  file_name text,
  media_type text,
  size bigint,
  chunk_size integer,
  sha256 text,
  link_secret bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  queued_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz,
  check ((status = 'running') = (lease_id is not null and lease_until is not null)),
  check (status <> 'done' or (result_id is not null and size is not null and expires_at is not null))
);
create index exports_user on app.exports (user_id, created_at desc, id);
create index exports_deck on app.exports (deck_id);
create index exports_waiting on app.exports (queued_at) where status in ('queued', 'running');
create index exports_expiring on app.exports (expires_at) where status = 'done';
`;

const BYTES = `
create table app.export_inputs (
  export_id uuid primary key references app.exports on delete cascade,
  -- A snapshot of the deck with its designs, as gzipped JSON.
  snapshot bytea not null
);
alter table app.export_inputs alter column snapshot set storage external;

create table app.export_chunks (
  export_id uuid not null references app.exports on delete cascade,
  result_id uuid not null,
  position integer not null check (position >= 0),
  bytes bytea not null,
  primary key (export_id, result_id, position)
);
-- PDFs and zips are already compressed.
alter table app.export_chunks alter column bytes set storage external;
`;
