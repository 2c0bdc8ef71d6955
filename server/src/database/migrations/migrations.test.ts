import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabases, type TestDatabase } from '../../testing/testDatabases.js';
import { DatabaseTooNewError, migrate } from '../migrate.js';
import { MIGRATIONS } from './index.js';
import { ID, ROWS } from './testing/rowsOfMigrations.js';

describe('the list of migrations', () => {
  it('matches the folder, each number once and in order', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /^\d/.test(file));
    const names = MIGRATIONS.map(({ name }) => name);
    expect(files.map((file) => file.replace(/\.ts$/, '')).sort()).toEqual(names);
    const numbers = names.map((name) => Number(name.slice(0, 4)));
    // Branches take numbers in advance, so that there may be gaps.
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    for (const name of names) expect(name).toMatch(/^\d{4}_[a-zA-Z]+$/);
  });

  it('has test rows for every migration', () => {
    expect(MIGRATIONS.map(({ name }) => name).filter((name) => !(name in ROWS))).toEqual([]);
  });
});

// Each test starts with an empty database, which takes the embedded one a while to create.
describe.each(testDatabases)('migrations on $name', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await kind.openEmpty();
  });
  afterEach(() => database.close());

  it('keep what earlier versions wrote, step by step', async () => {
    const written: { table: string; row: Record<string, unknown> }[] = [];
    for (const [index, { name }] of MIGRATIONS.entries()) {
      expect(await migrate(database, MIGRATIONS.slice(0, index + 1))).toEqual([name]);
      for (const sql of ROWS[name] ?? []) written.push(await write(database, sql));
      for (const { table, row } of written) expect(await read(database, table, row), `${table} after ${name}`).toBe(1);
      expect(await unsecured(database), name).toEqual([]);
    }
    expect(await migrate(database)).toEqual([]);
  });

  it('give decks, categories and cards with invalid ids new ones, and keep what belongs together', async () => {
    const before = MIGRATIONS.filter(({ name }) => name < '0011');
    await migrate(database, before);
    for (const { name } of before) for (const sql of ROWS[name] ?? []) await database.knex.raw(sql);
    const invalid = ['00000000-0000-0000-0000-00000000000', '00000000-0000-9000-8000-00000000000'] as const;
    for (const [index, id] of invalid.entries())
      for (const sql of ROWS['0001_core']?.slice(-4) ?? [])
        await database.knex.raw(
          sql.replaceAll(new RegExp(`${ID}([567])`, 'g'), `${id}$1`).replace('Rain', `Rain ${index}`),
        );
    await database.knex.raw(`insert into app.banners (user_id, deck_id, name, width, height, json_config)
      values ('${ID}1', '${invalid[0]}5', 'Header', 1500, 500, '{}')`);
    await migrate(database);
    const { rows } = await database.knex.raw<{ rows: Record<string, string>[] }>(
      `select d.id as deck, c.id as category, k.id as card, s.language_code as language,
         (select count(*)::int from app.banners b where b.deck_id = d.id) as banners
       from app.decks d join app.categories c on c.deck_id = d.id
       join app.cards k on k.category_id = c.id and k.deck_id = d.id and k.illustration_alt is null
       join app.deck_search s on s.deck_id = d.id order by d.id <> '${ID}5', d.translations::text`,
    );
    expect(rows.map(({ language, banners }) => [language, banners])).toEqual([
      ['en', 1],
      ['en', 1],
      ['en', 0],
    ]);
    const [kept, ...renewed] = rows.map(({ deck, category, card }) => [deck, category, card]);
    expect(kept).toEqual([`${ID}5`, `${ID}6`, `${ID}7`]);
    for (const id of renewed.flat()) expect(z.uuid().safeParse(id).success, id).toBe(true);
  });

  it('are applied once, however many servers try at the same time', async () => {
    const both = kind.name === 'postgres' ? [migrate(database), migrate(database)] : [migrate(database)];
    const applied = (await Promise.all(both)).flat();
    expect(applied).toEqual(MIGRATIONS.map(({ name }) => name));
    expect(await migrate(database)).toEqual([]);
  });

  it('that fail leave nothing behind', async () => {
    const broken = {
      name: '0100_broken',
      up: async (knex: TestDatabase['knex']) => {
        await knex.raw('create table app.half (id integer)');
        await knex.raw('select nothing');
      },
    };
    await expect(migrate(database, [...MIGRATIONS, broken])).rejects.toThrow(/nothing/);
    const { rows } = await database.knex.raw<{ rows: object[] }>(`select to_regclass('app.half')::text as half`);
    expect(rows).toEqual([{ half: null }]);
    // The next start continues with a fixed version.
    const mended = { name: '0100_broken', up: (knex: TestDatabase['knex']) => knex.raw('create table app.whole ()') };
    expect(await migrate(database, [...MIGRATIONS, mended])).toContain('0100_broken');
  });

  it('refuse the database of a newer version, and leave it unchanged', async () => {
    const newer = { name: '0099_future', up: (knex: TestDatabase['knex']) => knex.raw('create table app.future ()') };
    await migrate(database, [...MIGRATIONS, newer]);
    const refusal = migrate(database);
    await expect(refusal).rejects.toThrow(DatabaseTooNewError);
    await expect(refusal).rejects.toThrow(/newer version of Cardwright.*0099_future.*Nothing was changed.*backup/s);
  });
});

/** @returns the row as JSON, without columns added by later migrations */
async function write({ knex }: TestDatabase, sql: string): Promise<{ table: string; row: Record<string, unknown> }> {
  const [, table = ''] = /^(?:insert into|update) (\S+)/.exec(sql) ?? [];
  const { rows } = await knex.raw<{ rows: { row: Record<string, unknown> }[] }>(
    `with t as (${sql} returning *) select to_jsonb(t) as row from t`,
  );
  return { table, row: rows[0]?.row ?? {} };
}

/** Counts the rows that still contain everything that was written. */
async function read({ knex }: TestDatabase, table: string, row: Record<string, unknown>): Promise<number | undefined> {
  const { rows } = await knex.raw<{ rows: { n: number }[] }>(
    `select count(*)::int as n from ${table} t where to_jsonb(t) @> ?::jsonb`,
    [JSON.stringify(row)],
  );
  return rows[0]?.n;
}

async function unsecured({ knex }: TestDatabase): Promise<unknown[]> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `select relname from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r' and not relrowsecurity`,
  );
  return rows;
}
