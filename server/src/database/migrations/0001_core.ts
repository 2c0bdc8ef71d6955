import type { Knex } from 'knex';

/**
 * Members, worlds, colour schemes, templates and decks. The texts of all languages form one jsonb object per row,
 * because a row is always read and written as a whole; `deck_search` contains what full-text search needs. `extra`
 * preserves unknown keys between a load and a save.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(MEMBERS);
  await knex.raw(DESIGNS);
  await knex.raw(DECKS);
  await knex.raw(CARDS);
}

const MEMBERS = `
create table app.members (
  id uuid primary key,
  email text not null,
  display_name text not null default '',
  avatar_url text,
  bio text not null default '',
  website text,
  preferred_language text,
  onboarded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index members_email on app.members (lower(email));
create index members_created on app.members (created_at desc, id);

create table app.member_roles (
  member_id uuid not null references app.members on delete cascade,
  role text not null check (role ~ '^[a-z][a-z0-9-]{0,62}$'),
  created_at timestamptz not null default now(),
  primary key (member_id, role)
);

create table app.worlds (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references app.worlds on delete restrict,
  slug text not null unique,
  name text not null,
  description text not null default '',
  icon text,
  illustration text,
  position text collate "C" not null,
  extra jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (parent_id <> id)
);
create index worlds_parent on app.worlds (parent_id, position);
`;

const DESIGNS = `
create table app.color_schemes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references app.members on delete cascade,
  slug text,
  name text not null,
  description text not null default '',
  is_public boolean not null default false,
  brand jsonb not null,
  category jsonb not null,
  neutral jsonb not null,
  extra jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index color_schemes_global_slug on app.color_schemes (slug) where user_id is null;
create index color_schemes_user on app.color_schemes (user_id, name);
create index color_schemes_public on app.color_schemes (name) where is_public;

create table app.templates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references app.members on delete cascade,
  type text not null default 'user' check (type in ('user', 'official')),
  slug text not null default '',
  name text not null,
  description text not null default '',
  ratio text not null default '2:3',
  json_config jsonb not null,
  extra jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (type = 'official' or user_id is not null)
);
create unique index templates_official_slug on app.templates (slug) where type = 'official';
create index templates_user on app.templates (user_id, updated_at desc, id);
`;

const DECKS = `
create table app.decks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references app.members on delete cascade,
  world_id uuid references app.worlds on delete set null,
  default_language text not null default 'en',
  front_template_id uuid references app.templates on delete set null,
  back_template_id uuid references app.templates on delete set null,
  color_scheme_id uuid references app.color_schemes on delete set null,
  primary_color_key text not null default '0',
  status text not null default 'draft' check (status in ('draft', 'published', 'early-access', 'unlisted')),
  illustration text,
  icon text,
  ai_image_style text not null default 'default',
  copyright_info text,
  translations jsonb not null default '{}',
  extra jsonb not null default '{}',
  version integer not null default 1,
  listed_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint decks_listed check ((listed_at is not null) = (status in ('published', 'early-access') and deleted_at is null))
);
create index decks_user on app.decks (user_id, updated_at desc, id) where deleted_at is null;
create index decks_user_bin on app.decks (user_id, deleted_at desc) where deleted_at is not null;
create index decks_all on app.decks (updated_at desc, id) where deleted_at is null;
create index decks_listed on app.decks ((illustration is not null) desc, listed_at desc, id) where listed_at is not null;
create index decks_bin on app.decks (deleted_at) where deleted_at is not null;
create index decks_world on app.decks (world_id);
create index decks_front_template on app.decks (front_template_id);
create index decks_back_template on app.decks (back_template_id);
create index decks_color_scheme on app.decks (color_scheme_id);

create table app.deck_search (
  deck_id uuid not null references app.decks on delete cascade,
  language_code text not null,
  document tsvector not null,
  primary key (deck_id, language_code)
);
create index deck_search_document on app.deck_search using gin (document);
`;

const CARDS = `
create table app.categories (
  id uuid primary key default gen_random_uuid(),
  deck_id uuid not null references app.decks on delete cascade,
  position text collate "C" not null,
  front_template_id uuid references app.templates on delete set null,
  back_template_id uuid references app.templates on delete set null,
  icon text,
  illustration text,
  translations jsonb not null default '{}',
  extra jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, deck_id)
);
create index categories_deck on app.categories (deck_id, position);
create index categories_front_template on app.categories (front_template_id);
create index categories_back_template on app.categories (back_template_id);

create table app.cards (
  id uuid primary key default gen_random_uuid(),
  deck_id uuid not null,
  category_id uuid not null,
  position text collate "C" not null,
  front_template_id uuid references app.templates on delete set null,
  back_template_id uuid references app.templates on delete set null,
  primary_color_key text,
  icon text,
  illustration text,
  card_number text,
  attribution text,
  copies integer not null default 1 check (copies between 1 and 999),
  fields jsonb not null default '{}',
  translations jsonb not null default '{}',
  extra jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (category_id, deck_id) references app.categories (id, deck_id) on delete cascade
);
create index cards_category on app.cards (category_id, deck_id, position);
create index cards_deck on app.cards (deck_id);
create index cards_front_template on app.cards (front_template_id);
create index cards_back_template on app.cards (back_template_id);
`;
