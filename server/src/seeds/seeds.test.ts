import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoDecks } from '@cardwright/templates';
import { colorSchemes, officialTemplates, worlds } from '@cardwright/templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PasswordHasher } from '../auth/embedded/passwords/PasswordHasher.js';
import { readConfig } from '../config.js';
import { createLog } from '../observability/createLog.js';
import { serve, type RunningServer } from '../serve.js';
import { TestClient } from '../testing/TestClient.js';
import { testDatabases, type TestDatabase } from '../testing/testDatabases.js';
import { UPDATES } from './updates.js';

interface Account {
  role: string;
  email: string;
  password: string;
}
interface Deck {
  id: string;
  illustration: string | null;
  world_id: string | null;
}

const CHEAP = { N: 1_024, r: 8, p: 1 };

/** Ends what needs a second account. */
class CutOff extends PasswordHasher {
  #hashed = 0;
  override hash(password: string): Promise<string> {
    this.#hashed += 1;
    return this.#hashed === 1 ? super.hash(password) : Promise.reject(new Error('cut off'));
  }
}

describe.each(testDatabases)('the first start on $name', (kind) => {
  let database: TestDatabase;
  let folder: string;
  let server: RunningServer;
  const start = (passwords = new PasswordHasher(CHEAP)): Promise<RunningServer> =>
    serve(readConfig({ PORT: '0', CARDWRIGHT_DATA: folder, EXPORT_WORKERS: '0' }), createLog('silent'), {
      database,
      isSeeded: true,
      passwords,
    });
  const restart = async (): Promise<RunningServer> => {
    await server.close();
    return (server = await start());
  };
  const get = async <T>(path: string): Promise<T> => {
    const answer = await new TestClient(server.url).get(path);
    expect(answer.status, path).toBe(200);
    return answer.json<T>();
  };
  const seeded = async (): Promise<unknown> => {
    const { rows } = await database.knex.raw<{ rows: unknown[] }>(
      `select kind, id, hash, seeded_at from app.seeded_rows order by kind, id`,
    );
    return rows;
  };
  /** Makes the server believe that the product had other content at the last start. */
  const forgetSeeds = (): Promise<unknown> =>
    Promise.resolve(database.knex.raw(`delete from app.settings; update app.seeded_rows set hash = 'older'`));

  beforeAll(async () => {
    database = await kind.open();
    folder = await mkdtemp(join(tmpdir(), 'cardwright-seeds-'));
    // The first start is cut off between its two accounts; no trace of it may remain.
    await expect(start(new CutOff(CHEAP))).rejects.toThrow('cut off');
    expect(await database.knex('app.auth_users').select('email')).toEqual([{ email: 'admin@cardwright.local' }]);
    server = await start();
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('fills templates, colour schemes, worlds and the changelog', async () => {
    const { templates } = await get<{ templates: { slug: string }[] }>('/api/templates/official');
    expect(templates.map(({ slug }) => slug).sort()).toEqual(
      officialTemplates()
        .map(({ slug }) => slug)
        .sort(),
    );
    const [, member] = server.accounts;
    const client = await signIn(server.url, member?.email ?? '', member?.password ?? '');
    const schemes = (await client.get('/api/color-schemes')).json<{ colorSchemes: object[] }>();
    expect(schemes.colorSchemes).toHaveLength(colorSchemes().length);
    expect((await get<{ worlds: object[] }>('/api/worlds')).worlds).toHaveLength(worlds().length);
    const { updates } = await get<{ updates: { slug: string; body: string }[] }>('/api/updates');
    expect(updates.map(({ slug }) => slug)).toEqual(UPDATES.map(({ slug }) => slug).reverse());
    expect(updates[0]?.body).toContain('checked first');
  });

  it('publishes the demo decks, in worlds and with pictures that are there', async () => {
    const { decks } = await get<{ decks: Deck[] }>('/api/decks/public');
    expect(decks).toHaveLength(demoDecks().length);
    expect(decks).toHaveLength(7);
    for (const deck of decks) {
      expect(deck.world_id).toEqual(expect.any(String));
      const picture = new URL(deck.illustration ?? 'missing:');
      const answer = await fetch(`${server.url}${picture.pathname}`);
      expect(answer.status, picture.pathname).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^image\//);
      await answer.body?.cancel();
    }
  });

  it("makes two accounts, readable by the server's user alone", async () => {
    const file = join(folder, 'first-run.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.startsWith('first-run'))).toEqual(['first-run.json']);
    const { accounts } = JSON.parse(await readFile(file, 'utf8')) as { accounts: Account[] };
    expect(accounts).toEqual(server.accounts);
    expect(accounts.map(({ role }) => role)).toEqual(['admin', 'member']);
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(2);
    for (const { role, email, password } of accounts) {
      const client = await signIn(server.url, email, password);
      expect((await client.get('/api/members/me')).json()).toMatchObject({
        member: { roles: role === 'admin' ? ['admin'] : [] },
      });
      expect((await client.get('/api/admin/updates')).status).toBe(role === 'admin' ? 200 : 403);
    }
  });

  it('tells browsers the port that it took', async () => {
    expect(await get('/api/config')).toMatchObject({ supabase_url: server.url });
  });

  it('is the only one that does so', async () => {
    const before = await seeded();
    await restart();
    expect(server.accounts).toEqual([]);
    expect(await seeded()).toEqual(before);
  });

  it("is followed by others that bring what has changed, and touch nobody's work", async () => {
    const [changed, edited, removed, ...same] = officialTemplates();
    const [, parent] = worlds();
    if (changed === undefined || edited === undefined || removed === undefined || parent === undefined)
      throw new Error();
    const { knex } = database;
    const { rows } = await knex.raw<{ rows: { id: string }[] }>(
      `insert into app.templates (user_id, name, json_config) select id, 'Mine', '{"mine": true}' from app.members limit 1
       returning id`,
    );
    await forgetSeeds();
    await knex('app.templates').where({ id: changed.id }).update({ name: 'As it was', json_config: '{}' });
    await knex('app.templates').where({ id: edited.id }).update({ name: "An admin's", updated_at: knex.fn.now() });
    await knex('app.templates').where({ id: removed.id }).delete();
    // An admin has made an entry of the very slug that the product would bring.
    await knex('app.updates').delete();
    await knex('app.seeded_rows').where({ kind: 'update' }).delete();
    await knex('app.updates').insert({ slug: UPDATES[0]?.slug, title: 'Ours' });
    await restart();
    const nameOf = async (id: string): Promise<string | undefined> =>
      (await knex('app.templates').where({ id }).first<{ name: string } | undefined>('name'))?.name;
    expect(await nameOf(changed.id)).toBe(changed.name);
    expect(await nameOf(edited.id)).toBe("An admin's");
    expect(await nameOf(removed.id)).toBeUndefined();
    expect(await nameOf(same[0]?.id ?? '')).toBe(same[0]?.name);
    expect(await nameOf(rows[0]?.id ?? '')).toBe('Mine');
    expect(await knex('app.updates').where({ slug: UPDATES[0]?.slug }).select('title')).toEqual([{ title: 'Ours' }]);
    expect(await knex('app.updates').select('slug')).toHaveLength(UPDATES.length);
    expect((await get<{ decks: Deck[] }>('/api/decks/public')).decks).toHaveLength(7);
  });
});

async function signIn(url: string, email: string, password: string): Promise<TestClient> {
  const answer = await new TestClient(url).post('/auth/v1/token?grant_type=password', { email, password });
  expect(answer.status, answer.text).toBe(200);
  const { access_token, user } = answer.json<{ access_token: string; user: { id: string } }>();
  return new TestClient(url, { id: user.id, email, token: access_token });
}
