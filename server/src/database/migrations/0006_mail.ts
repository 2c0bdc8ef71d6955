import type { Knex } from 'knex';

/** Messages kept for an admin because no mail server is set. They contain sign-in links. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table app.mails (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null
);
create index mails_created on app.mails (created_at desc, id);
create index mails_recipient on app.mails (lower(recipient), created_at desc);
`);
}
