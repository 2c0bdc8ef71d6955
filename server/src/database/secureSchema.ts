import type { Knex } from 'knex';

/**
 * Denies access to every role but the server's own: enables row-level security without policies on every table, and
 * revokes all privileges from PUBLIC and, on hosted Supabase, from the roles of its public API.
 */
export async function secureSchema(knex: Knex): Promise<void> {
  await knex.raw(SECURE);
}

const SECURE = `
do $$
declare
  item record;
  role_name text;
begin
  for item in select c.oid::regclass as name from pg_class c
    where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity
  loop
    execute format('alter table %s enable row level security', item.name);
  end loop;
  for role_name in
    select 'public' union all
    select quote_ident(rolname) from pg_roles where rolname in ('anon', 'authenticated')
  loop
    execute format('revoke all on schema app from %s', role_name);
    execute format('revoke all on all tables in schema app from %s', role_name);
    execute format('revoke all on all sequences in schema app from %s', role_name);
    execute format('revoke all on all routines in schema app from %s', role_name);
    execute format('alter default privileges in schema app revoke all on tables from %s', role_name);
    execute format('alter default privileges in schema app revoke all on sequences from %s', role_name);
    execute format('alter default privileges in schema app revoke all on routines from %s', role_name);
  end loop;
end $$`;
