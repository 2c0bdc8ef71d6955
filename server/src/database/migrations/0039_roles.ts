import type { Knex } from 'knex';

/** What each role beside admin can open. A role without a row opens nothing. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.roles (
      id uuid primary key default gen_random_uuid(),
      name text not null unique check (name ~ '^[a-z][a-z0-9-]{0,62}$' and name <> 'admin'),
      description text not null default '',
      permissions jsonb not null default '[]' check (jsonb_typeof(permissions) = 'array'),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    insert into app.roles (name, description, permissions) values
      ('moderator', 'Looks after what members publish.', '["decks", "images", "banners"]'),
      ('editor', 'Writes for members and visitors.', '["updates", "newsletter", "worlds"]')`);
}
