import type { Knex } from 'knex';
import { BANNER_PRESETS } from './data/bannerPresets.js';

/** The changelog, waitlist, newsletter and social banners. E-mail addresses are in lower case. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(MEMBERS);
  await knex.raw(UPDATES);
  await knex.raw(NEWSLETTER);
  await knex.raw(BANNERS);
  await knex('app.banner_presets').insert(
    BANNER_PRESETS.map(({ json_config, ...preset }) => ({ ...preset, json_config: JSON.stringify(json_config) })),
  );
}

const MEMBERS = `
-- A session can outlive its account by up to an hour, but must not bring the member back.
create table app.removed_members (
  id uuid primary key,
  removed_at timestamptz not null
);`;

const UPDATES = `
create table app.updates (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  title text not null,
  body text not null default '',
  tags jsonb not null default '[]',
  -- Null for a draft; a time in the future schedules publication.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index updates_published on app.updates (published_at desc, id) where published_at is not null;
create index updates_changed on app.updates (updated_at desc, id);

create table app.waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  name text not null default '',
  reason text not null default '',
  status text not null default 'waiting' check (status in ('waiting', 'invited', 'joined')),
  -- The order in the line; the position is the number of people waiting before, plus one.
  number bigint generated always as identity unique,
  -- Grants access only to the place in line.
  token text not null unique,
  invited_at timestamptz,
  joined_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index waitlist_entries_line on app.waitlist_entries (number) where status = 'waiting';
`;

const NEWSLETTER = `
create table app.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- Both grant access only to this subscription; the first is valid until confirm_expires_at.
  confirm_token text unique,
  confirm_expires_at timestamptz,
  unsubscribe_token text not null unique,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index newsletter_subscribers_confirmed on app.newsletter_subscribers (id) where status = 'confirmed';
create index newsletter_subscribers_created on app.newsletter_subscribers (created_at desc, id);

create table app.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  subject text not null,
  body text not null default '',
  status text not null default 'draft' check (status in ('draft', 'sending', 'sent')),
  started_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index newsletter_issues_created on app.newsletter_issues (created_at desc, id);

-- Written before an e-mail is sent, so that nobody ever gets an issue twice.
create table app.newsletter_deliveries (
  issue_id uuid not null references app.newsletter_issues on delete cascade,
  subscriber_id uuid not null references app.newsletter_subscribers on delete cascade,
  status text not null check (status in ('sending', 'sent', 'failed')),
  updated_at timestamptz not null,
  primary key (issue_id, subscriber_id)
);
create index newsletter_deliveries_subscriber on app.newsletter_deliveries (subscriber_id);
create index newsletter_deliveries_failed on app.newsletter_deliveries (issue_id) where status = 'failed';
`;

const BANNERS = `
create table app.banner_presets (
  id uuid primary key default gen_random_uuid(),
  platform text not null,
  name text not null,
  width integer not null check (width between 16 and 8192),
  height integer not null check (height between 16 and 8192),
  json_config jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (platform, name)
);

create table app.banners (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.members on delete cascade,
  preset_id uuid references app.banner_presets on delete set null,
  deck_id uuid references app.decks on delete set null,
  name text not null,
  width integer not null check (width between 16 and 8192),
  height integer not null check (height between 16 and 8192),
  json_config jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index banners_user on app.banners (user_id, updated_at desc, id);
create index banners_preset on app.banners (preset_id);
create index banners_deck on app.banners (deck_id);
`;
