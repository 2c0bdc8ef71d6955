import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

interface Update {
  id: string;
  slug: string;
  title: string;
  published_at: string | null;
}
interface Many {
  updates: Update[];
  next_cursor: string | null;
}

describe.each(embeddedDatabase)('updates on $name', (database) => {
  let server: TestServer;
  let now = new Date('2026-03-01T12:00:00Z');
  beforeAll(async () => {
    server = await startTestServer(database);
    const { clock } = server.services;
    // Sessions use the real clock; publishing uses this one.
    Object.assign(server.services, { clock: () => (now.getTime() === 0 ? clock() : now) });
  });
  afterAll(() => server.close());

  const make = async (title: string, published_at?: string | null, more: object = {}): Promise<Update> => {
    const answer = await server.admin.post('/api/admin/updates', { title, body: '**New**', published_at, ...more });
    expect(answer.status, answer.text).toBe(201);
    return answer.json<{ update: Update }>().update;
  };
  const titles = async (path: string): Promise<string[]> =>
    (await server.stranger.get(path)).json<Many>().updates.map(({ title }) => title);

  it('are shown once they are published, newest first', async () => {
    await make('A draft');
    const later = await make('Later', '2026-03-02T00:00:00Z', { tags: ['export'] });
    await make('Earlier', '2026-02-01T00:00:00+01:00', { tags: ['studio', 'export'] });
    await make('Latest', '2026-02-20T00:00:00Z');
    expect(await titles('/api/updates')).toEqual(['Latest', 'Earlier']);
    expect(await titles('/api/updates?tag=export')).toEqual(['Earlier']);
    for (const slug of ['a-draft', 'later', 'none'])
      expect((await server.stranger.get(`/api/updates/${slug}`)).status).toBe(404);
    expect((await server.stranger.get('/api/updates/earlier')).json()).toMatchObject({
      update: {
        title: 'Earlier',
        body: '**New**',
        tags: ['studio', 'export'],
        published_at: '2026-01-31T23:00:00.000Z',
      },
    });
    now = new Date('2026-03-03T00:00:00Z');
    expect(await titles('/api/updates?limit=1')).toEqual(['Later']);
    expect((await server.admin.get(`/api/admin/updates/${later.id}`)).status).toBe(200);
  });

  it('are a feed with whole texts and absolute links', async () => {
    const body = 'Read **on** in [the API](/api/docs) & <b>more</b>.';
    await make('Feeds & readers', '2026-01-05T00:00:00Z', { body, tags: ['studio'] });
    const { headers, text } = await server.stranger.get('/api/updates.xml');
    expect(headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    const [item = ''] = /<item>\s*<title>Feeds &amp; readers[\s\S]*?<\/item>/.exec(text) ?? [];
    expect(item).toContain('<pubDate>Mon, 05 Jan 2026 00:00:00 GMT</pubDate>');
    expect(item).toMatch(/<link>http:\/\/[^<]+\/updates\/feeds-readers<\/link>/);
    expect(item).toMatch(/&lt;a href=&quot;http:\/\/[^&]+\/api\/docs&quot;&gt;/);
    expect(item).toContain('&amp;lt;b&amp;gt;');
    expect(text).not.toContain('A draft');
  });

  it('page', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page: Many = (await server.stranger.get(`/api/updates?limit=1${query}`)).json<Many>();
      seen.push(...page.updates.map(({ title }) => title));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(await titles('/api/updates'));
    expect((await server.stranger.get('/api/updates?cursor=bm90')).status).toBe(422);
  });

  it('are managed by admins', async () => {
    const update = await make('Typo', '2026-01-01T00:00:00Z');
    const path = `/api/admin/updates/${update.id}`;
    const changed = await server.admin.patch(path, { title: 'No typo', published_at: null });
    expect(changed.json()).toMatchObject({ update: { title: 'No typo', slug: 'typo', published_at: null } });
    expect(await titles('/api/updates')).not.toContain('No typo');
    const all = (await server.admin.get('/api/admin/updates?q=no%20typo')).json<Many>().updates;
    expect(all.map(({ id }) => id)).toEqual([update.id]);
    expect((await server.admin.delete(path)).status).toBe(204);
    for (const answer of [server.admin.delete(path), server.admin.get(path), server.admin.patch(path, {})])
      expect((await answer).status).toBe(404);
  });

  it('refuse slugs that are taken or invalid, and callers who are not admins', async () => {
    const first = await make('Twice');
    expect((await server.admin.post('/api/admin/updates', { title: 'Twice' })).status).toBe(409);
    expect((await server.admin.post('/api/admin/updates', { title: '更新' })).status).toBe(422);
    expect((await server.admin.post('/api/admin/updates', { title: '更新', slug: 'update' })).status).toBe(201);
    expect((await server.admin.patch(`/api/admin/updates/${first.id}`, { slug: 'update' })).status).toBe(409);
    for (const body of [{}, { title: '' }, { title: 'x', published_at: 'soon' }, { title: 'x', tags: 'y' }])
      expect((await server.admin.post('/api/admin/updates', body)).status).toBe(422);
    expect((await server.member.get('/api/admin/updates')).status).toBe(403);
    expect((await server.member.post('/api/admin/updates', { title: 'x' })).status).toBe(403);
    expect((await server.stranger.delete(`/api/admin/updates/${first.id}`)).status).toBe(401);
  });
});
