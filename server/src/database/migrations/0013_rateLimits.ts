import type { Knex } from 'knex';

/**
 * The counts of rate limits that servers share, in the form that rate-limiter-flexible expects. Losing them in a crash
 * does no harm, so they are not logged.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create unlogged table app.rate_limits (
      key text primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_expire on app.rate_limits (expire)`);
}
