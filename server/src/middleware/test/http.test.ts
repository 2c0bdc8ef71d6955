import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { testDatabases } from '../../testing/testDatabases.js';

const [embedded] = testDatabases;

describe.each(embedded === undefined ? [] : [embedded])('HTTP', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  describe('from other origins', () => {
    const PATHS = ['/', '/api/worlds', '/api/config', '/api/decks/public', '/auth/v1/settings', '/storage/v1/bucket'];
    it.each(PATHS)('may not read %s', async (path) => {
      const origin = { Origin: 'https://evil.example' };
      const asked = {
        ...origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization',
      };
      const answers = [
        await server.stranger.get(path, origin),
        await server.member.get(path, origin),
        await server.stranger.send('OPTIONS', path, undefined, asked),
        await server.stranger.send('OPTIONS', path, undefined, { ...asked, Origin: 'null' }),
      ];
      for (const { headers } of answers)
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    });
  });

  describe('answers', () => {
    it.each(['br', 'gzip'])('are compressed with %s, except pictures and small responses', async (encoding) => {
      const headers = { 'Accept-Encoding': encoding };
      const document = await server.stranger.get('/api/openapi.json', headers);
      expect(document.headers.get('content-encoding')).toBe(encoding);
      expect(document.headers.get('vary')).toContain('Accept-Encoding');
      expect(document.json()).toHaveProperty('openapi');
      expect((await server.stranger.get('/api/health', headers)).headers.get('content-encoding')).toBeNull();
      const picture = await server.stranger.get('/media/stock/storm/0.webp?w=320', headers);
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-encoding')).toBeNull();
    });

    it.each(['br', 'gzip'])('that are decks have the same content and ETag with %s', async (encoding) => {
      const made = await server.member.post('/api/decks', aDeck({ copyright_info: 'ä'.repeat(1_000) }));
      const path = `/api/decks/${made.json<{ deck: { id: string } }>().deck.id}?include=categories.cards`;
      const plain = await server.member.get(path, { 'Accept-Encoding': 'identity' });
      for (const turn of ['first', 'again']) {
        const packed = await server.member.get(path, { 'Accept-Encoding': encoding });
        expect(packed.headers.get('content-encoding'), turn).toBe(encoding);
        expect(packed.headers.get('vary'), turn).toContain('Accept-Encoding');
        expect(packed.headers.get('etag'), turn).toBe(plain.headers.get('etag'));
        expect(packed.text, turn).toBe(plain.text);
      }
      const refused = await server.member.get(path, { 'Accept-Encoding': 'br;q=0, gzip' });
      expect(refused.headers.get('content-encoding')).toBe('gzip');
    });

    it('have an ETag, and are not sent again to clients that have them', async () => {
      const made = await server.member.post('/api/decks', aDeck());
      const { deck } = made.json<{ deck: { id: string; version: number } }>();
      for (const path of ['/api/openapi.json', `/api/decks/${deck.id}?include=categories.cards`]) {
        const first = await server.member.get(path);
        const etag = first.headers.get('etag') ?? '';
        expect(etag, path).not.toBe('');
        const again = await server.member.get(path, revalidating(etag));
        expect([again.status, again.text]).toEqual([304, '']);
        expect((await server.member.get(path, revalidating('"other"'))).status).toBe(200);
      }
      const path = `/api/decks/${deck.id}`;
      const etag = (await server.member.get(path)).headers.get('etag') ?? '';
      await server.member.patch(path, { icon: 'lucide:cloud', version: deck.version });
      expect((await server.member.get(path, revalidating(etag))).status).toBe(200);
      // Another member gets nothing because of this member's ETag.
      expect((await server.other.get(path, revalidating(etag))).status).toBe(404);
    });
  });

  describe('bodies', () => {
    const long = (bytes: number): string => JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(bytes) });

    it('that exceed a route’s limit are refused, by the API and by sign-in', async () => {
      const api = await server.admin.post('/api/admin/updates', { title: 'x', body: 'y'.repeat(1_100_000) });
      expect([api.status, api.headers.get('content-type')]).toEqual([413, 'application/problem+json']);
      expect((await server.stranger.post('/auth/v1/token?grant_type=password', long(70_000))).status).toBe(413);
    });

    it('without a declared length are refused as soon as they are too long', async () => {
      let sent = 0;
      const body = new ReadableStream({
        pull: (controller) => {
          sent += 1;
          if (sent > 200) return controller.error(new Error('The server read on.'));
          controller.enqueue(new TextEncoder().encode('[' + ' '.repeat(65_535)));
        },
      });
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${server.admin.session?.token}` };
      const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      const status = await fetch(`${server.url}/api/admin/updates`, request).then(
        (answer) => answer.status,
        // The server may close the connection of a client that keeps sending.
        () => 413,
      );
      expect(status).toBe(413);
      expect(sent).toBeLessThan(200);
      expect((await server.stranger.get('/api/health')).status).toBe(200);
    });

    it('of another type, and invalid JSON, are refused', async () => {
      const send = (body: string, type: string): ReturnType<typeof server.member.send> =>
        server.member.send('POST', '/api/decks', body, { 'Content-Type': type });
      expect((await send('translations=x', 'application/x-www-form-urlencoded')).status).toBe(415);
      expect((await send('<deck/>', 'application/xml')).status).toBe(415);
      // In chunks, without a Content-Length.
      const chunks = new Blob(['hello']).stream();
      const sent = await fetch(`${server.url}/api/decks`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${server.member.session?.token}`, 'Content-Type': 'text/plain' },
        body: chunks,
        duplex: 'half',
      });
      expect(sent.status).toBe(415);
      expect((await send('{"translations":', 'application/json')).status).toBe(400);
    });
  });

  describe('methods', () => {
    it.each([
      ['POST', '/api/health', 'HEAD, GET'],
      ['DELETE', '/api/openapi.json', 'HEAD, GET'],
      ['PUT', '/api/decks', 'HEAD, GET, POST'],
      ['PATCH', '/media/stock/storm/0.webp', 'HEAD, GET'],
      ['PROPFIND', '/api/worlds', 'HEAD, GET'],
    ])('%s %s is refused with the methods that are supported', async (method, path, allowed) => {
      const answer = await server.stranger.send(method, path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([405, 'application/problem+json']);
      expect([answer.headers.get('allow'), answer.json().status]).toEqual([allowed, 405]);
    });
  });

  describe('request ids', () => {
    it('are generated, returned, and included in problems', async () => {
      const ids = [await server.stranger.get('/api/nothing'), await server.stranger.get('/api/members/me')].map(
        (answer) => {
          const id = answer.headers.get('x-request-id');
          expect(answer.json()).toMatchObject({ request_id: id });
          expect(id).toMatch(/^[0-9a-f-]{36}$/);
          return id;
        },
      );
      expect(new Set(ids).size).toBe(2);
    });

    it('from a proxy are kept if they are valid', async () => {
      const idOf = async (id: string): Promise<string | null> =>
        (await server.stranger.get('/api/health', { 'X-Request-Id': id })).headers.get('x-request-id');
      expect(await idOf('proxy-12345678')).toBe('proxy-12345678');
      for (const id of ['short', 'a b c d e f g h', '{"x":"injected"}', 'x'.repeat(65)])
        expect(await idOf(id)).not.toBe(id);
    });
  });
});

/** Revalidates like a browser; `fetch` on its own would bypass caches. */
function revalidating(etag: string): Record<string, string> {
  return { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
}
