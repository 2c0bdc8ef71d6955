import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RateLimits } from '../../middleware/rateLimits.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { keptMails, linkIn } from '../../testing/keptMails.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

interface Entry {
  id: string;
  email: string;
  status: string;
  position: number | null;
}
interface Many {
  entries: Entry[];
  waiting: number;
  next_cursor: string | null;
}

describe.each(embeddedDatabase)('the waitlist on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.close());

  const join = (email: string, more: object = {}) => server.stranger.post('/api/waitlist', { email, ...more });
  const list = async (query = ''): Promise<Many> =>
    (await server.admin.get(`/api/admin/waitlist${query}`)).json<Many>();
  const idOf = async (email: string): Promise<string> => (await list(`?q=${email}`)).entries[0]?.id ?? '';
  const placeOf = async (email: string) => {
    const [mail] = await keptMails(server, email);
    const token = new URL(linkIn(mail?.text ?? '')).searchParams.get('token') ?? '';
    return server.stranger.get(`/api/waitlist/place?token=${token}`);
  };

  it('adds an address once, and reveals to nobody whether it is on the list', async () => {
    const first = await join('Ada@Example.com ', { name: 'Ada', reason: 'Workshops' });
    const again = await join('ada@example.com', { name: 'Somebody else', reason: 'Nosy' });
    expect([first.status, first.text]).toEqual([202, again.text]);
    expect(first.json()).toEqual({ status: 'received' });
    const { entries } = await list('?q=ada@');
    expect(entries).toEqual([
      expect.objectContaining({ email: 'ada@example.com', name: 'Ada', reason: 'Workshops', status: 'waiting' }),
    ]);
    const mails = await keptMails(server, 'ada@example.com');
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toBe(mails[1]?.text);
  });

  it('reveals the place only to the address', async () => {
    await join('bela@example.com');
    await join('cleo@example.com');
    expect((await placeOf('cleo@example.com')).json()).toEqual({
      place: { status: 'waiting', position: 3, waiting: 3 },
    });
    expect((await server.stranger.get('/api/waitlist/place?token=0123456789abcdef0123')).status).toBe(404);
    expect((await server.stranger.get('/api/waitlist/place')).status).toBe(422);
    expect((await server.member.get('/api/waitlist/me')).status).toBe(404);
    await join('member@example.com');
    expect((await server.member.get('/api/waitlist/me')).json()).toMatchObject({ place: { position: 4 } });
    expect((await server.stranger.get('/api/waitlist/me')).status).toBe(401);
  });

  it('moves everyone up when someone is invited by e-mail', async () => {
    const ids = [await idOf('ada@example.com')];
    const answer = await server.admin.post('/api/admin/waitlist/invite', { ids });
    expect(answer.json()).toMatchObject({ entries: [{ status: 'invited', position: null }], failed: [] });
    expect((await placeOf('cleo@example.com')).json()).toMatchObject({ place: { position: 2 } });
    const [mail] = await keptMails(server, 'ada@example.com');
    expect(linkIn(mail?.text ?? '')).toContain('/login?email=ada%40example.com');
    const first = await server.admin.post('/api/admin/waitlist/invite', { count: 1 });
    expect(first.json()).toMatchObject({ entries: [{ email: 'bela@example.com' }] });
    const nobody = await server.admin.post('/api/admin/waitlist/invite', { ids: [server.member.id] });
    expect(nobody.json()).toMatchObject({ entries: [], failed: [{ id: server.member.id }] });
  });

  it('knows who has joined', async () => {
    await server.newMember('ada@example.com');
    expect((await list('?status=joined')).entries.map(({ email }) => email)).toEqual(['ada@example.com']);
  });

  it('is kept by admins', async () => {
    const id = await idOf('cleo@example.com');
    const path = `/api/admin/waitlist/${id}`;
    expect((await server.admin.patch(path, { status: 'joined' })).json()).toMatchObject({
      entry: { status: 'joined' },
    });
    expect((await server.admin.patch(path, { status: 'gone' })).status).toBe(422);
    expect((await server.admin.delete(path)).status).toBe(204);
    expect((await server.admin.delete(path)).status).toBe(404);
    expect((await server.admin.patch(path, { status: 'waiting' })).status).toBe(404);
    for (const client of [server.stranger, server.member])
      expect((await client.get('/api/admin/waitlist')).status).toBe(client === server.member ? 403 : 401);
    const page = await list('?limit=1');
    expect((await list(`?limit=5&cursor=${page.next_cursor ?? ''}`)).entries.length).toBe(2);
    expect((await server.admin.get('/api/admin/waitlist?cursor=bm90')).status).toBe(422);
  });

  it.each(['', 'ada', 'a@b', 'a@b.c, d@e.f', 'a b@example.com', 'a@example.com\r\nBcc: x@example.com', 'a\u0000@b.c'])(
    'refuses %j as an address',
    async (email) => {
      expect((await join(email)).status).toBe(422);
    },
  );

  it('limits forms per network address and e-mails per recipient', async () => {
    const strict = await startTestServer(database, { limits: new RateLimits() });
    try {
      const ask = (email: string) => strict.stranger.post('/api/newsletter/subscribe', { email });
      const statuses: number[] = [];
      for (let index = 0; index < 11; index += 1) statuses.push((await ask(`flood-${index}@example.com`)).status);
      expect(statuses).toEqual([...Array<number>(10).fill(202), 429]);
      const refused = await strict.stranger.post('/api/waitlist', { email: 'flood@example.com' });
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    } finally {
      await strict.close();
    }
  });
});
