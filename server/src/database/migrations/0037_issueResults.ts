import type { Knex } from 'knex';

/** The line beside the subject, and why the mail server refused an e-mail. Earlier refusals have no reason. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table app.newsletter_issues add column preheader text not null default '';
    alter table app.newsletter_deliveries add column reason text, add column is_bounce boolean not null default false`);
}
