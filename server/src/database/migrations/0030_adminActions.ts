import type { Knex } from 'knex';

/** The audit log: what admins have done, under /admin and from the command line. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.admin_actions (
      id uuid primary key default gen_random_uuid(),
      -- Null for the command line, and for members who have left.
      actor_id uuid references app.members on delete set null,
      action text not null,
      sentence text not null,
      subject text not null,
      subject_id text,
      details jsonb not null default '{}',
      created_at timestamptz not null
    );
    create index admin_actions_created on app.admin_actions (created_at desc, id);
    create index admin_actions_actor on app.admin_actions (actor_id);
    create index admin_actions_subject on app.admin_actions (subject_id)`);
}
