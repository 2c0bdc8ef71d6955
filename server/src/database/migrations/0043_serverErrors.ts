import type { Knex } from 'knex';

/** Errors of the server by kind, for admins: without addresses, texts of members or other personal data. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.server_errors (
      id uuid primary key default gen_random_uuid(),
      fingerprint text not null unique,
      name text not null,
      message text not null,
      place text not null,
      -- Of the last time.
      route text not null,
      request_id text,
      count bigint not null,
      -- How often on each day: {"2026-11-22": 3}
      days jsonb not null,
      first_at timestamptz not null,
      last_at timestamptz not null
    );
    create index server_errors_last on app.server_errors (last_at desc, id)`);
}
