import type { Knex } from 'knex';

/** Groups of template items that members have saved for use in several templates. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.own_parts (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app.members on delete cascade,
      name text not null,
      item jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index own_parts_user_id on app.own_parts (user_id, name)`);
}
