import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkSupabase } from '../checkSupabase.js';
import { readConfig } from '../config.js';
import { createLog } from '../observability/createLog.js';
import { serve } from '../serve.js';
import { administer } from '../testing/administer.js';
import { withDatabase } from '../testing/databaseUrl.js';
import { testDatabases } from '../testing/testDatabases.js';
import { startFailure, type StartFailure } from './startFailure.js';

const SECRET = 'pa55word-of-nobody';
const log = createLog('silent');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardwright-failures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The message that an operator gets for these settings. */
async function failureOf(settings: Record<string, string>): Promise<StartFailure | undefined> {
  try {
    const config = readConfig({ PORT: '0', EXPORT_WORKERS: '0', CARDWRIGHT_DATA: join(folder, 'data'), ...settings });
    if (config.supabase !== undefined) await checkSupabase(config.supabase, log);
    await (await serve(config, log)).close();
  } catch (error) {
    return startFailure(error);
  }
  throw new Error('The server started.');
}

describe('a server that cannot start says why and what to do', () => {
  it.each([
    ['no-such-host.invalid', /the host was not found \(no-such-host.invalid:5432\/cards, E\w+\)\. Correct the host/],
    [
      '127.0.0.1:9',
      /nothing is listening there \(127\.0\.0\.1:9\/cards, ECONNREFUSED\)\. Start it, or correct the host/,
    ],
    [encodeURIComponent('/no/such'), /the socket was not found \(\/no\/such:5432\/cards, ENOENT\)/],
  ])('a database at %s', async (host, message) => {
    const failure = await failureOf({ DATABASE_URL: `postgres://cards:${SECRET}@${host}/cards` });
    expect(failure).toMatchObject({ exitCode: 3, message: expect.stringMatching(message) as string });
    expect(failure?.message).not.toContain(SECRET);
  });

  it.each(['postgres://u:zz#yy@host/db', 'postgres://u:zz/yy@host/db', 'postgres://u:zz?yy@host/db', 'mysql://u@h/d'])(
    'the address %s, without repeating it',
    async (DATABASE_URL) => {
      const failure = await failureOf({ DATABASE_URL, PORT: '65536' });
      expect(failure?.exitCode).toBe(2);
      expect(failure?.message).toMatch(
        /PORT: expected a whole number from 0 to 65535\n.*DATABASE_URL: expected postgres:/,
      );
      expect(failure?.message).not.toMatch(/zz|yy|mysql/);
    },
  );

  it.runIf(testDatabases.length > 1)('a real PostgreSQL server that refuses', async () => {
    const url = inject('databases')?.postgresUrl ?? '';
    expect((await failureOf({ DATABASE_URL: withDatabase(url, 'no_such_base') }))?.message).toMatch(
      /the database does not exist \(.*\/no_such_base, 3D000\)\. Create it with/,
    );
    await administer(url, 'create role cards_guest login');
    const asGuest = withDatabase(url, 'postgres').replace(/\/\/[^@/]*@/, '//cards_guest@');
    const failure = await failureOf({ DATABASE_URL: asGuest }).finally(() => administer(url, 'drop role cards_guest'));
    expect(failure).toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('Make that user the owner') as string,
    });
    expect((await failureOf({ DATABASE_URL: `${url}?sslmode=verify-full` }))?.message).toContain('SSL');
  });

  it.each(testDatabases.slice(1))('a database that a newer version has upgraded, on $name', async (kind) => {
    const database = await kind.open();
    const upgraded = { name: '0999_later', batch: 99, migration_time: new Date() };
    await database.knex('app.migrations').insert(upgraded);
    const failure = await failureOf({ DATABASE_URL: database.url ?? '' }).finally(() => database.close());
    expect(failure).toEqual({
      exitCode: 3,
      message: expect.stringMatching(/newer version.*0999_later.*Nothing was changed.*restore the backup/) as string,
    });
  });

  it('an unavailable port, host and data folder', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await failureOf({ PORT: String(port) })).toEqual({
      exitCode: 3,
      message: `Port ${port} at 127.0.0.1: another program is listening there. Set PORT to another one, such as PORT=${port + 1}.`,
    });
    other.close();
    expect(await failureOf({ HOST: 'no-such-host.invalid' })).toEqual({
      exitCode: 3,
      message:
        'no-such-host.invalid: there is no such host. Set HOST to an address of this machine, such as 127.0.0.1.',
    });
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await failureOf({ CARDWRIGHT_DATA: file })).toMatchObject({
      exitCode: 3,
      message: expect.stringContaining('something in its path is not a folder. Choose a folder') as string,
    });
  });
});

describe('hosted Supabase is checked at the start', () => {
  let project: Server;
  const keys = { answers: [] as [status: number, body: object][] };
  const settings = (): Record<string, string> => ({
    SUPABASE_URL: `http://127.0.0.1:${(project.address() as AddressInfo).port}`,
    SUPABASE_ANON_KEY: 'anon-key',
    SUPABASE_SERVICE_ROLE_KEY: SECRET,
  });
  beforeAll(async () => {
    project = createServer((request, response) => {
      const [status, body] = keys.answers[request.url === '/auth/v1/settings' ? 0 : 1] ?? [404, {}];
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await once(project, 'listening');
  });
  afterAll(() => project.close());

  it.each([
    [[401, { message: 'Invalid API key' }], [200, {}], 2, /SUPABASE_ANON_KEY: rejected by .*; copy it/],
    [[200, {}], [400, { statusCode: '403', error: 'Unauthorized' }], 2, /SUPABASE_SERVICE_ROLE_KEY: rejected by/],
    [[200, {}], [401, {}], 2, /SUPABASE_SERVICE_ROLE_KEY/],
    [[401, {}], [403, {}], 2, /SUPABASE_ANON_KEY: rejected.*\n.*SUPABASE_SERVICE_ROLE_KEY: rejected/],
    [[404, {}], [404, {}], 3, /sign-in answers 404 \(http:\/\/127.*Correct the address/],
    [[503, {}], [503, {}], 3, /sign-in answers 503/],
  ] as const)('%j %j', async (auth, storage, exitCode, message) => {
    keys.answers = [[...auth], [...storage]];
    const failure = await failureOf(settings());
    expect(failure).toMatchObject({ exitCode, message: expect.stringMatching(message) as string });
    expect(failure?.message).not.toContain(SECRET);
  });

  it('accepts working settings, even without the bucket, and reports when nothing responds', async () => {
    const { supabase } = readConfig(settings());
    if (supabase === undefined) throw new Error();
    for (const storage of [[200, { id: 'images' }] as const, [400, { statusCode: '404' }] as const]) {
      keys.answers = [[200, {}], [...storage]];
      await expect(checkSupabase(supabase, log)).resolves.toBeUndefined();
    }
    expect((await failureOf({ ...settings(), SUPABASE_URL: 'http://127.0.0.1:9' }))?.message).toContain(
      'it does not respond (http://127.0.0.1:9)',
    );
  });
});
