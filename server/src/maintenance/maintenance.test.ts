import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../observability/createLog.js';
import { ErrorRecord } from '../observability/errors/ErrorRecord.js';
import { Metrics } from '../observability/metrics.js';
import { testDatabases, type TestDatabase } from '../testing/testDatabases.js';
import { Maintenance, type MaintenanceTask } from './Maintenance.js';
import { maintenanceTasks } from './tasks.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const RECORD = new ErrorRecord(() => new Date());
/** The storage's own tests cover pictures. */
const TASKS = maintenanceTasks(
  { sweep: () => Promise.resolve(0) },
  { take: () => Promise.resolve({ requests: 3, errors: 1 }) },
  RECORD,
  () => Promise.resolve(0),
  undefined,
);
const MEMBER = '00000000-0000-4000-8000-000000000001';

describe.each(testDatabases)('maintenance on $name', (kind) => {
  let database: TestDatabase;
  let now = new Date('2026-06-01T12:00:00Z');
  const metrics = new Metrics();
  const make = (tasks: readonly MaintenanceTask[], options: { lookMs?: number } = {}): Maintenance =>
    new Maintenance(
      { executor: database.knex, log: createLog('silent'), metrics, errors: RECORD, clock: () => now, ...options },
      tasks,
    );
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const count = async (table: string): Promise<number> => {
    const { rows } = await database.knex.raw<{ rows: { n: number }[] }>(`select count(*)::int as n from ${table}`);
    return rows[0]?.n ?? 0;
  };
  beforeAll(async () => {
    database = await kind.open();
    await database.knex('app.members').insert({ id: MEMBER, email: 'nova@example.com' });
  });
  afterAll(() => database.close());

  it('removes what has expired, and nothing else', async () => {
    const { knex } = database;
    const deck = (deleted_at: Date | null): object => ({ user_id: MEMBER, deleted_at });
    await knex('app.decks').insert([deck(ago(31)), deck(ago(29)), deck(null)]);
    const picture = {
      owner_id: MEMBER,
      size: 1,
      content_type: 'image/png',
      version: '0'.repeat(16),
      sha256: '0'.repeat(64),
    };
    await knex('app.storage_objects').insert({ path: 'of-the-purged-deck', created_at: ago(90), ...picture });
    await knex('app.auth_users').insert({ id: MEMBER, email: 'nova@example.com' });
    const session = (refreshed_at: Date): object => ({
      user_id: MEMBER,
      amr: '[]',
      created_at: ago(400),
      refreshed_at,
    });
    await knex('app.auth_sessions').insert([session(ago(181)), session(ago(179))]);
    const code = (code_hash: string, expires_at: Date): object => ({
      ...{ code_hash, expires_at, user_id: MEMBER },
      ...{ code_challenge: 'x', code_challenge_method: 's256', method: 'otp' },
    });
    await knex('app.auth_codes').insert([code('old', ago(1)), code('new', ago(-1))]);
    const mail = (created_at: Date): object => ({ recipient: 'a@b.c', subject: '', text: '', html: '', created_at });
    await knex('app.mails').insert([mail(ago(31)), mail(ago(29))]);
    const subscriber = (name: string, status: string, confirm_expires_at: Date): object => ({
      ...{ email: `${name}@example.com`, status, confirm_expires_at, unsubscribe_token: name },
    });
    await knex('app.newsletter_subscribers').insert([
      subscriber('late', 'pending', ago(31)),
      subscriber('fresh', 'pending', ago(29)),
      subscriber('sure', 'confirmed', ago(300)),
    ]);
    const order = (status: string, at: Date): object => ({
      ...{ user_id: MEMBER, request: '{}', status, link_secret: Buffer.from('x') },
      ...{ created_at: at, updated_at: at, queued_at: at },
    });
    await knex('app.exports').insert([order('expired', ago(91)), order('failed', ago(89)), order('queued', ago(91))]);
    await make(TASKS).look();
    expect({
      decks: await count('app.decks'),
      pictures: await count('app.storage_objects'),
      sessions: await count('app.auth_sessions'),
      codes: await count('app.auth_codes'),
      mails: await count('app.mails'),
      subscribers: await count('app.newsletter_subscribers'),
      exports: await count('app.exports'),
    }).toEqual({ decks: 2, pictures: 1, sessions: 1, codes: 1, mails: 1, subscribers: 2, exports: 2 });
    expect(await metrics.registry.getSingleMetricAsString('cardwright_maintenance_total')).toContain(
      '{task="bin",outcome="done"} 1',
    );
  });

  it('rewrites search documents of earlier versions', async () => {
    const { knex } = database;
    const translations = { fr: { title: 'Crème brûlée' } };
    const [deck] = await knex('app.decks').insert({ user_id: MEMBER, translations }).returning<{ id: string }[]>('id');
    await knex.raw(
      `insert into app.deck_search (deck_id, language_code, document) values
         (:id, 'fr', setweight(to_tsvector('french', 'Crème brûlée'), 'A')), (:id, 'de', '''karamell''')`,
      { id: deck?.id ?? '' },
    );
    now = new Date(now.getTime() + HOUR_MS);
    await make(TASKS).look();
    const { rows } = await knex.raw<{ rows: object[] }>(
      `select language_code, heading @@ '''brulee''' as is_found, is_current from app.deck_search where deck_id = ?`,
      [deck?.id ?? ''],
    );
    expect(rows).toEqual([{ language_code: 'fr', is_found: true, is_current: true }]);
  });

  it('is done by one of several servers, and again after its interval', async () => {
    let done = 0;
    const task = { name: 'shared', everyMs: HOUR_MS, run: () => Promise.resolve((done += 1)) };
    const servers = [1, 2, 3, 4].map(() => make([task]));
    const lookAll = () => Promise.all(servers.map((server) => server.look()));
    await lookAll();
    await lookAll();
    expect(done).toBe(1);
    now = new Date(now.getTime() + HOUR_MS - 1);
    await lookAll();
    expect(done).toBe(1);
    now = new Date(now.getTime() + 1);
    await lookAll();
    expect(done).toBe(2);
  });

  it('does not stop at a failing task, which is due again later', async () => {
    const done: string[] = [];
    const task = (name: string, run: () => void): MaintenanceTask => ({
      ...{ name, everyMs: HOUR_MS },
      run: () => Promise.resolve().then(() => (run(), done.push(name))),
    });
    const failing = (): void => {
      if (done.length === 1) return;
      throw new Error('The disk is full.');
    };
    const server = make([task('failing', failing), task('after', () => undefined)]);
    await server.look();
    expect(done).toEqual(['after']);
    now = new Date(now.getTime() + HOUR_MS);
    await server.look();
    expect(done).toEqual(['after', 'failing', 'after']);
    expect(await metrics.registry.getSingleMetricAsString('cardwright_maintenance_total')).toContain(
      '{task="failing",outcome="failed"} 1',
    );
  });

  it('continues until it is stopped, which waits for the current task', async () => {
    const [begun, released] = [new AbortController(), new AbortController()];
    const log: string[] = [];
    const first = {
      ...{ name: 'slow', everyMs: 0 },
      run: async () => {
        begun.abort();
        await once(released.signal, 'abort');
        return log.push('slow');
      },
    };
    const server = make([first, { name: 'next', everyMs: 0, run: () => Promise.resolve(log.push('next')) }], {
      lookMs: 1,
    });
    server.start();
    await once(begun.signal, 'abort');
    const stopped = server.stop().then(() => log.push('stopped'));
    released.abort();
    await stopped;
    expect(log).toEqual(['slow', 'stopped']);
    server.start();
    await server.look();
    expect(log).toEqual(['slow', 'stopped']);
  });

  it('survives a database that does not respond', async () => {
    const gone = await kind.open();
    await gone.close();
    const server = new Maintenance(
      { executor: gone.knex, log: createLog('silent'), metrics, errors: RECORD, clock: () => now },
      TASKS,
    );
    await expect(server.look()).resolves.toBeUndefined();
  });
});
