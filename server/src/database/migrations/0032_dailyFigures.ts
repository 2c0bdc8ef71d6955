import type { Knex } from 'knex';

/** One row a day (UTC) with what cannot be counted later, for the charts of /admin. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.daily_figures (
      day date primary key,
      requests bigint not null default 0,
      -- Answers that were the server's own fault.
      errors bigint not null default 0,
      -- Bytes of all pictures in the embedded storage and of all export files.
      stored bigint not null default 0,
      -- The longest that an export has waited, in seconds.
      longest_wait double precision not null default 0
    )`);
}
