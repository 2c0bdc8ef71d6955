import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases, type TestDatabase } from '../testing/testDatabases.js';
import { openPostgres } from './connect.js';
import { migrate } from './migrate.js';
import { secureSchema } from './secureSchema.js';

const REFUSED = '42501';

describe.each(testDatabases)('the catalogue on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.close());

  const namesOf = async (sql: string): Promise<string[]> => {
    const { rows } = await database.knex.raw<{ rows: { name: string }[] }>(sql);
    return rows.map(({ name }) => name);
  };
  const tables = (where: string): Promise<string[]> =>
    namesOf(`select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname not like 'pg\\_t%' and (${where}) order by 1`);

  it("has every table in the schema app, the migrations' own included, and no view", async () => {
    expect(await tables(`n.nspname <> 'app'`)).toEqual([]);
    expect(await tables(`c.relkind not in ('r', 'p')`)).toEqual([]);
    const all = await tables('true');
    expect(all).toEqual(expect.arrayContaining(['app.decks', 'app.migrations', 'app.migrations_lock']));
    expect(all.length).toBeGreaterThan(25);
  });

  it('has row-level security on every table, without a policy: deny by default', async () => {
    expect(await tables('not c.relrowsecurity')).toEqual([]);
    // If forced, it would also apply to the owner, the server itself.
    expect(await tables('c.relforcerowsecurity')).toEqual([]);
    expect(await namesOf('select polname as name from pg_policy')).toEqual([]);
  });

  it('grants nothing to anyone but the owner', async () => {
    const others = (list: string, kindOf: string, owner: string): string =>
      `aclexplode(coalesce(${list}, acldefault('${kindOf}', ${owner}))) a where a.grantee <> ${owner}`;
    expect(
      await namesOf(`select c.oid::regclass::text as name from pg_class c, ${others('c.relacl', 'r', 'c.relowner')}
        and c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p', 'S')`),
    ).toEqual([]);
    expect(
      await namesOf(`select nspname as name from pg_namespace n, ${others('n.nspacl', 'n', 'n.nspowner')}
        and nspname = 'app'`),
    ).toEqual([]);
    expect(
      await namesOf(`select p.oid::regprocedure::text as name from pg_proc p, ${others('p.proacl', 'f', 'p.proowner')}
        and p.pronamespace = 'app'::regnamespace`),
    ).toEqual([]);
    expect(
      await namesOf(`select a.attrelid::regclass || '.' || attname as name from pg_attribute a
        join pg_class c on c.oid = a.attrelid where c.relnamespace = 'app'::regnamespace and a.attacl is not null`),
    ).toEqual([]);
    expect(
      await namesOf(`select defaclobjtype::text as name from pg_default_acl d, aclexplode(d.defaclacl) a
        where a.grantee <> d.defaclrole`),
    ).toEqual([]);
  });

  it("runs nothing with its owner's rights", async () => {
    expect(
      await namesOf(`select p.oid::regprocedure::text as name from pg_proc p
        where p.prosecdef and p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`),
    ).toEqual([]);
  });

  it('has an index that begins with every foreign key', async () => {
    expect(
      await namesOf(`select conrelid::regclass || ': ' || pg_get_constraintdef(k.oid) as name from pg_constraint k
        where contype = 'f' and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indisvalid
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
          and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`),
    ).toEqual([]);
  });

  it('compares ranks byte by byte', async () => {
    const ranks = await namesOf(`select a.attrelid::regclass || '.' || attname || ' ' || l.collname as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
      join pg_collation l on l.oid = a.attcollation
      where c.relnamespace = 'app'::regnamespace and attname = 'position' order by 1`);
    expect(ranks).toEqual(['app.cards.position C', 'app.categories.position C', 'app.worlds.position C']);
  });

  it('finds public decks by words through an index', async () => {
    await database.knex.transaction(async (trx) => {
      await trx.raw('set local enable_seqscan = off');
      const { rows } = await trx.raw<{ rows: object[] }>(
        `explain select deck_id from app.deck_search where document @@ websearch_to_tsquery('simple', 'rain')`,
      );
      expect(JSON.stringify(rows)).toContain('deck_search_document');
    });
    const [list] = await namesOf(`select pg_get_indexdef('app.decks_listed'::regclass) as name`);
    expect(list).toMatch(/listed_at DESC.*WHERE \(listed_at IS NOT NULL\)/);
  });
});

const real = testDatabases.filter(({ name }) => name === 'postgres');

describe.each(real)("hosted Supabase's public role on $name", (kind) => {
  let owner: TestDatabase;
  let isOurs = false;
  beforeAll(async () => {
    owner = await kind.open();
    const { rows } = await owner.knex.raw<{ rows: object[] }>(`select from pg_roles where rolname = 'anon'`);
    isOurs = rows.length === 0;
    if (isOurs) await owner.knex.raw('create role anon');
    // As if someone had granted everything, now and by default.
    await owner.knex.raw(`
      create function app.told() returns integer language sql as 'select 1';
      grant usage on schema app to anon, public;
      grant all on all tables in schema app to anon;
      grant all on all sequences in schema app to anon;
      alter default privileges in schema app grant all on tables to anon;`);
    await secureSchema(owner.knex);
    await owner.knex.raw('create table app.later (id integer)');
  });
  afterAll(async () => {
    if (isOurs) await owner.knex.raw('drop owned by anon; drop role anon');
    await owner.close();
  });

  it('is refused at every table, sequence and function', async () => {
    const { rows } = await owner.knex.raw<{ rows: { sql: string }[] }>(`
      select 'select * from ' || c.oid::regclass as sql from pg_class c where relnamespace = 'app'::regnamespace
        and relkind in ('r', 'p', 'S')
      union all select 'delete from ' || c.oid::regclass from pg_class c where relnamespace = 'app'::regnamespace
        and relkind in ('r', 'p')
      union all select 'insert into ' || c.oid::regclass || ' default values' from pg_class c
        where relnamespace = 'app'::regnamespace and relkind in ('r', 'p')
      union all select 'select nextval(' || quote_literal(c.oid::regclass) || ')' from pg_class c
        where relnamespace = 'app'::regnamespace and relkind = 'S'
      union all select 'select ' || p.oid::regproc || '()' from pg_proc p where pronamespace = 'app'::regnamespace`);
    expect(rows.length).toBeGreaterThan(80);
    expect(rows.map(({ sql }) => sql)).toContain('select app.told()');
    const stranger = await openAsAnon(owner.url ?? '');
    try {
      for (const { sql } of [...rows, { sql: 'create table app.mine (id integer)' }])
        await expect(stranger.raw(sql), sql).rejects.toMatchObject({ code: REFUSED });
    } finally {
      await stranger.close();
    }
  });

  /** A separate connection, signed in as the role. */
  async function openAsAnon(url: string): Promise<{ raw: (sql: string) => Promise<unknown>; close(): Promise<void> }> {
    const password = 'only-of-this-test';
    await owner.knex.raw(`alter role anon login password '${password}'`);
    const anon = await openPostgres(url.replace(/\/\/[^@/]*@/, `//anon:${password}@`), { connections: 1 });
    const { rows } = await anon.knex.raw<{ rows: object[] }>('select current_user as name');
    expect(rows).toEqual([{ name: 'anon' }]);
    return { raw: (sql) => Promise.resolve(anon.knex.raw(sql)), close: () => anon.close() };
  }
});

describe.each(real)('a role that owns only its schema, on $name', (kind) => {
  it('is sufficient for the server', async () => {
    const database = await kind.openEmpty();
    const role = `owner_${randomUUID().replaceAll('-', '')}`;
    const { rows } = await database.knex.raw<{ rows: { name: string }[] }>('select current_database() as name');
    await database.knex.raw(`create role ${role} login password 'of-this-test' nosuperuser`);
    await database.knex.raw(`grant create on database ${rows[0]?.name} to ${role}`);
    const own = await openPostgres((database.url ?? '').replace(/\/\/[^@/]*@/, `//${role}:of-this-test@`));
    try {
      await migrate(own);
      await own.knex('app.settings').insert({ name: 'mine', value: '1' });
      expect(await own.knex('app.settings').select('name')).toEqual([{ name: 'mine' }]);
    } finally {
      await own.close();
      await database.knex.raw(`drop owned by ${role} cascade; drop role ${role}`);
      await database.close();
    }
  });
});
