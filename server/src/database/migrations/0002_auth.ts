import type { Knex } from 'knex';

/**
 * Accounts of the embedded sign-in; empty with hosted Supabase. No secret is stored in plain text: passwords are hashed
 * by scrypt, tokens by SHA-256 and six-digit codes by HMAC; private keys are encrypted.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(USERS);
  await knex.raw(SESSIONS);
}

const USERS = `
create table app.auth_users (
  id uuid primary key default gen_random_uuid(),
  -- In canonical form: NFC, lower case.
  email text not null unique,
  password_hash text,
  email_confirmed_at timestamptz,
  new_email text,
  -- Whether one of the two addresses has confirmed the change.
  email_change_confirmed boolean not null default false,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_users_created on app.auth_users (created_at desc, id);

create table app.auth_one_time_tokens (
  user_id uuid not null references app.auth_users on delete cascade,
  kind text not null check (kind in
    ('confirmation', 'magiclink', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication')),
  -- The recipient: a code is valid only together with this address.
  email text not null,
  token_hash text not null unique,
  code_hash text not null,
  attempts integer not null default 0,
  code_challenge text,
  code_challenge_method text,
  created_at timestamptz not null,
  token_expires_at timestamptz not null,
  code_expires_at timestamptz not null,
  primary key (user_id, kind)
);
create index auth_one_time_tokens_email on app.auth_one_time_tokens (email);
create index auth_one_time_tokens_expiry on app.auth_one_time_tokens (token_expires_at);

create table app.auth_codes (
  code_hash text primary key,
  user_id uuid not null references app.auth_users on delete cascade,
  code_challenge text not null,
  code_challenge_method text not null,
  method text not null,
  expires_at timestamptz not null
);
create index auth_codes_user on app.auth_codes (user_id);
create index auth_codes_expiry on app.auth_codes (expires_at);
`;

const SESSIONS = `
create table app.auth_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app.auth_users on delete cascade,
  amr jsonb not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  refreshed_at timestamptz not null
);
create index auth_sessions_user on app.auth_sessions (user_id, created_at desc);
create index auth_sessions_refreshed on app.auth_sessions (refreshed_at);

create table app.auth_refresh_tokens (
  token_hash text primary key,
  -- The order of issue.
  position bigint generated always as identity,
  session_id uuid not null references app.auth_sessions on delete cascade,
  parent_hash text,
  -- From this and the parent the server can derive the token again, but only with its own secret.
  salt text not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index auth_refresh_tokens_session on app.auth_refresh_tokens (session_id, position desc);

create table app.auth_signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  encrypted_private_key text not null,
  created_at timestamptz not null
);
`;
