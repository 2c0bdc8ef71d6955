import type { Knex } from 'knex';

/** Addresses without an account for which somebody asked for an e-mail, as hashes: they may belong to nobody here. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.auth_asked_addresses (
      email_hash text primary key,
      asked_at timestamptz not null
    );
    create index auth_asked_addresses_asked_at on app.auth_asked_addresses (asked_at)`);
}
