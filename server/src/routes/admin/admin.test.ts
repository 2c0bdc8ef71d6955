import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRequests } from '../../queries/dailyFigures.js';
import { pruneErrors } from '../../queries/serverErrors.js';
import { aDeck } from '../../testing/aDeck.js';
import { keptMails } from '../../testing/keptMails.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

/** One transparent pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

describe.each(embeddedDatabase)('administration on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.close());

  it('is only for admins', async () => {
    for (const path of [
      '/api/admin/stats',
      '/api/admin/mails',
      '/api/admin/images',
      '/api/admin/actions',
      '/api/admin/errors',
    ]) {
      expect((await server.stranger.get(path)).status).toBe(401);
      expect((await server.member.get(path)).status).toBe(403);
      expect((await server.admin.get(path)).status).toBe(200);
    }
  });

  it('returns statistics', async () => {
    await server.member.post('/api/decks', aDeck());
    const { stats } = (await server.admin.get('/api/admin/stats')).json<{ stats: Record<string, unknown> }>();
    expect(stats).toMatchObject({
      members: { total: 3, last_30_days: 3, admins: 1 },
      decks: { total: 1, draft: 1, in_bin: 0, last_30_days: 1 },
      cards: 3,
      exports: { waiting: 0, done: 0, failed: 0 },
      waitlist: { waiting: 0 },
      newsletter: { confirmed: 0 },
    });
  });

  it('lists kept e-mails page by page, and their bodies one by one', async () => {
    for (const subject of ['One', 'Two', 'Three'])
      await server.services.mail.send({
        to: 'kept@example.com',
        subject,
        text: 'secret link',
        html: '<p>secret link</p>',
      });
    interface Many {
      mails: { id: string; subject: string }[];
      next_cursor: string;
    }
    const first = await server.admin.get('/api/admin/mails?q=kept@&limit=2');
    expect(first.text).not.toContain('secret link');
    const { mails, next_cursor } = first.json<Many>();
    const rest = (await server.admin.get(`/api/admin/mails?q=kept@&cursor=${next_cursor}`)).json<Many>();
    const subjects = [...mails, ...rest.mails].map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['One', 'Three', 'Two']);
    expect((await server.admin.get(`/api/admin/mails/${mails[0]?.id ?? ''}`)).json()).toMatchObject({
      mail: { recipient: 'kept@example.com', text: 'secret link' },
    });
    expect((await server.admin.get(`/api/admin/mails/${server.admin.id}`)).status).toBe(404);
    expect((await server.admin.get('/api/admin/mails?cursor=bm90')).status).toBe(422);
  });

  it('lists uploaded pictures, and deletes inappropriate ones', async () => {
    const path = `${server.member.id}/${crypto.randomUUID()}.png`;
    await server.services.storage.put(path, Buffer.from(PIXEL, 'base64'), { ownerId: server.member.id });
    const list = async (query: string) => (await server.admin.get(`/api/admin/images${query}`)).json();
    expect(await list(`?owner=${server.member.id}`)).toMatchObject({
      images: [{ path, owner_id: server.member.id, width: 1, height: 1, content_type: 'image/png' }],
      total: { count: 1 },
      found: 1,
      next_cursor: null,
    });
    expect(await list(`?owner=${server.other.id}`)).toMatchObject({ images: [] });
    expect(await list('?used=no')).toMatchObject({ images: [{ path, use_count: 0 }] });
    await server.member.patch('/api/members/me', { avatar_url: server.services.storage.publicUrl(path) });
    expect(await list('?used=no')).toMatchObject({ images: [] });
    expect(await list('?used=yes')).toMatchObject({ images: [{ path, use_count: 1 }] });
    await server.member.patch('/api/members/me', { avatar_url: null });
    await server.services.database.knex('app.own_parts').insert({
      ...{ user_id: server.member.id, name: 'Badge', created_at: new Date(), updated_at: new Date() },
      item: JSON.stringify({ props: { src: server.services.storage.publicUrl(path) } }),
    });
    expect(await list('?used=yes')).toMatchObject({ images: [{ path, use_count: 1 }] });
    await server.services.database.knex('app.own_parts').delete();
    expect(await list('?used=no')).toMatchObject({ images: [{ path, use_count: 0 }] });
    const { deck } = (await server.member.post('/api/decks', aDeck())).json<{
      deck: { id: string; version: number };
    }>();
    const typed = { ...deck, illustration: server.services.storage.publicUrl(path) };
    await server.member.put(`/api/decks/${deck.id}/draft`, { version: deck.version, deck: typed });
    expect(await list('?used=yes')).toMatchObject({ images: [{ path, use_count: 1 }], found: 1 });
    const query = `?path=${encodeURIComponent(path)}`;
    expect((await server.member.delete(`/api/admin/images${query}`)).status).toBe(403);
    expect((await server.admin.delete(`/api/admin/images${query}`)).status).toBe(204);
    expect((await server.admin.delete(`/api/admin/images${query}`)).status).toBe(404);
  });

  it('counts the uses of pictures for the first page of a list, and shows the same on the others', async () => {
    const paths = ['a', 'b'].map((letter) => `${server.other.id}/${letter.repeat(8)}-0000-4000-8000-000000000000.png`);
    for (const path of paths)
      await server.services.storage.put(path, Buffer.from(PIXEL, 'base64'), { ownerId: server.other.id });
    interface Images {
      images: { path: string; use_count: number }[];
      next_cursor: string;
    }
    const list = async (query: string): Promise<Images> =>
      (await server.admin.get(`/api/admin/images?owner=${server.other.id}&sort=path&order=asc&limit=1${query}`)).json();
    const first = await list('');
    const [one, two] = paths;
    const avatar_url = server.services.storage.publicUrl(two ?? '');
    // A row that names a picture twice is one use.
    await server.other.patch('/api/members/me', { avatar_url, bio: `My picture is ${avatar_url}.` });
    expect([...first.images, ...(await list(`&cursor=${first.next_cursor}`)).images]).toMatchObject([
      { path: one, use_count: 0 },
      { path: two, use_count: 0 },
    ]);
    const again = await list('');
    expect((await list(`&cursor=${again.next_cursor}`)).images).toMatchObject([{ path: two, use_count: 1 }]);
  });

  it('writes down what admins change, and only that', async () => {
    const list = async (query = ''): Promise<{ actions: { id: string; sentence: string }[]; next_cursor: string }> =>
      (await server.admin.get(`/api/admin/actions${query}`)).json();
    await server.admin.get('/api/admin/members');
    await server.admin.post(`/api/admin/members/${server.other.id}/roles`, { roles: ['editor'] });
    await server.admin.post(`/api/admin/members/${server.admin.id}/roles`, { roles: [] });
    expect(await list('?action=adminSetRoles')).toMatchObject({
      actions: [
        {
          actor_id: server.admin.id,
          actor_name: 'admin@example.com',
          sentence: 'Replace the roles of a member',
          subject_id: server.other.id,
        },
      ],
      total: 1,
      next_cursor: null,
    });
    for (const name of ['Alder', 'Birch', 'Cedar']) await server.admin.post('/api/admin/updates', { title: name });
    const first = await list('?action=adminCreateUpdate&sort=created_at&limit=2');
    const rest = await list(`?action=adminCreateUpdate&sort=created_at&limit=2&cursor=${first.next_cursor}`);
    expect([...first.actions, ...rest.actions]).toMatchObject([
      { subject: 'Alder' },
      { subject: 'Birch' },
      { subject: 'Cedar' },
    ]);
    expect((await server.admin.get(`/api/admin/actions?sort=-created_at&cursor=${first.next_cursor}`)).status).toBe(
      422,
    );
    expect((await list('?q=birch')).actions).toHaveLength(1);
  });

  it('counts its errors by kind, without what members wrote, and forgets them after a while', async () => {
    const { knex } = server.services.database;
    await knex.raw('alter table app.updates add constraint no_more check (false) not valid');
    const refused = ['Secret one', 'Secret two'].map((name) =>
      server.admin.post('/api/admin/updates', { title: name }),
    );
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([500, 500]);
    await knex.raw('alter table app.updates drop constraint no_more');
    for (const id of ['first-request', 'other-request'])
      server.services.errors.note(new RangeError('bad "Secret three"'), {
        route: 'GET /api/decks/{id}',
        requestId: id,
      });
    server.services.errors.note(new Error('nova@example.com is gone'), { route: 'maintenance of mails' });
    const list = (query = '') => server.admin.get(`/api/admin/errors${query}`);
    const answer = await list('?q=RangeError');
    const today = new Date().toISOString().slice(0, 10);
    expect(answer.json()).toMatchObject({
      errors: [{ name: 'RangeError', message: 'bad “…”', count: 2, request_id: 'other-request', days: { [today]: 2 } }],
      total: 1,
    });
    server.services.errors.note(new Error('nova@example.com is gone'), { route: 'maintenance of mails' });
    const all = await list('?sort=-count&seen=day');
    expect(all.text).not.toMatch(/Secret|nova@/);
    expect((await list('?q=other-request')).json()).toMatchObject({ total: 1 });
    expect((await list('?sort=message')).status).toBe(422);
    expect((await list('?seen=year')).status).toBe(422);
    expect(await pruneErrors(knex, new Date(Date.now() + 1_000))).toBeGreaterThan(1);
    expect((await list()).json()).toMatchObject({ errors: [], total: 0 });
  });

  it('moderates decks, tells their owners why, and says what could not be done', async () => {
    const { deck } = (await server.member.post('/api/decks', aDeck({ status: 'published' }))).json<{
      deck: { id: string };
    }>();
    await server.stranger.post(`/api/decks/public/${deck.id}/report`, { reason: 'spam' });
    const table = async (query: string) => (await server.admin.get(`/api/admin/decks/table${query}`)).json();
    expect(await table('?only=reported&sort=-reports')).toMatchObject({
      decks: [{ id: deck.id, owner_id: server.member.id, status: 'published', report_count: 1, card_count: 3 }],
      total: 1,
    });
    const moderate = async (change: object, reason = '') =>
      (await server.admin.post('/api/admin/decks/moderate', { decks: [{ id: deck.id, ...change }], reason })).json();
    expect(await moderate({ status: 'draft' }, 'It advertises.')).toEqual({ done: [deck.id], failed: [] });
    expect((await server.stranger.get(`/api/decks/public/${deck.id}`)).status).toBe(404);
    expect(await keptMails(server, 'member@example.com')).toMatchObject([
      { text: expect.stringContaining('It advertises.') as string },
    ]);
    expect(await moderate({ status: 'published', world_id: null })).toMatchObject({ failed: [{ id: deck.id }] });
    expect(await moderate({ in_bin: true })).toMatchObject({ done: [deck.id] });
    const binned = (await table('?only=bin')) as { readonly decks: readonly [{ readonly deleted_at: string }] };
    expect(binned).toMatchObject({ decks: [{ id: deck.id }] });
    const worlds = (await server.stranger.get('/api/worlds')).json<{ worlds: { id: string }[] }>().worlds;
    const world_id = worlds.at(-1)?.id ?? '';
    for (const change of [{ world_id }, { in_bin: true }])
      expect(await moderate(change)).toMatchObject({ done: [deck.id] });
    expect(await table('?only=bin')).toMatchObject({
      decks: [{ id: deck.id, world_id, deleted_at: binned.decks[0].deleted_at }],
    });
    expect(await moderate({ in_bin: false, status: 'published' })).toMatchObject({ done: [deck.id] });
    expect((await server.stranger.get(`/api/decks/public/${deck.id}`)).status).toBe(200);
    expect((await server.admin.get('/api/admin/actions?action=adminModerateDecks')).json()).toMatchObject({ total: 5 });
    expect((await server.member.post('/api/admin/decks/moderate', {})).status).toBe(403);
  });

  it('gives a deck to another member, and back', async () => {
    const { deck } = (await server.member.post('/api/decks', aDeck())).json<{ deck: { id: string } }>();
    const give = async (owner_id: string) =>
      (await server.admin.post('/api/admin/decks/moderate', { decks: [{ id: deck.id, owner_id }] })).json();
    const editors = async (): Promise<number[]> => [
      (await server.member.get(`/api/decks/${deck.id}`)).status,
      (await server.other.get(`/api/decks/${deck.id}`)).status,
    ];
    expect(await give(server.other.id)).toEqual({ done: [deck.id], failed: [] });
    expect(await editors()).toEqual([404, 200]);
    expect(await give(server.member.id)).toMatchObject({ done: [deck.id] });
    expect(await editors()).toEqual([200, 404]);
    expect(await give('00000000-0000-4000-8000-000000000009')).toMatchObject({ failed: [{ id: deck.id }] });
  });

  it('shows the figures of each day', async () => {
    const { knex } = server.services.database;
    await addRequests(knex, { requests: 7, errors: 2 }, new Date());
    await addRequests(knex, { requests: 1, errors: 0 }, new Date());
    const answer = (await server.admin.get('/api/admin/overview?days=7')).json<{ days: object[] }>();
    expect(answer.days).toHaveLength(7);
    expect(answer.days.at(-1)).toMatchObject({ members: 3, requests: 8, errors: 2, exports: 0, products: { zip: 0 } });
    expect(answer).toMatchObject({ queue: { queued: 0 }, reports: 1 });
  });

  it('lists thousands of rows by every sort, each of them once', async () => {
    const { knex } = server.services.database;
    await knex.raw(`insert into app.waitlist_entries (email, name, token)
      select 'w' || n || '@example.org', 'Name ' || n % 7, 'token-of-' || n from generate_series(1, 5000) n`);
    for (const sort of ['name', '-number']) {
      const seen = new Set<string>();
      let cursor: string | null = '';
      while (cursor !== null) {
        const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
        const page = (await server.admin.get(`/api/admin/waitlist?q=example.org&sort=${sort}&limit=500${at}`)).json<{
          entries: { id: string }[];
          total: number;
          next_cursor: string | null;
        }>();
        expect(page.total).toBe(5000);
        for (const { id } of page.entries) seen.add(id);
        cursor = page.next_cursor;
      }
      expect(seen.size).toBe(5000);
    }
  });
});
