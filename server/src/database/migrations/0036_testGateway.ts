import type { Knex } from 'knex';

/** What the local test gateway remembers, as a payment provider would. The rest of the server does not read it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.gateway_sessions (
      id text primary key,
      -- What the server asked for.
      params jsonb not null,
      currency text not null,
      amount_total integer not null check (amount_total > 0),
      amount_refunded integer not null default 0 check (amount_refunded between 0 and amount_total),
      status text not null default 'open' check (status in ('open', 'requires_action', 'complete', 'expired')),
      payment_intent text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index gateway_sessions_open on app.gateway_sessions (expires_at) where status in ('open', 'requires_action');

    create table app.gateway_events (
      id text primary key,
      session_id text not null references app.gateway_sessions on delete cascade,
      position bigint generated always as identity,
      type text not null,
      -- Sent as it is, every time.
      body text not null,
      attempts integer not null default 0,
      answer integer,
      created_at timestamptz not null,
      delivered_at timestamptz,
      -- Of the next try; null if there is none.
      next_at timestamptz
    );
    create index gateway_events_session on app.gateway_events (session_id, position);
    create index gateway_events_next on app.gateway_events (next_at) where next_at is not null;

    create table app.gateway_answers (
      idempotency_key text primary key,
      request text not null,
      answer jsonb not null,
      created_at timestamptz not null
    )`);
}
