import type { Knex } from 'knex';

/** Counts the saves of a newsletter's draft, so that one admin does not overwrite what another one saved meanwhile. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table app.newsletter_issues add column version integer not null default 1');
}
