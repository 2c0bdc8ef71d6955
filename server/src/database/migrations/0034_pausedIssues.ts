import type { Knex } from 'knex';

/** Newsletter issues can pause. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table app.newsletter_issues drop constraint newsletter_issues_status_check;
    alter table app.newsletter_issues add constraint newsletter_issues_status_check
      check (status in ('draft', 'sending', 'paused', 'sent'))`);
}
