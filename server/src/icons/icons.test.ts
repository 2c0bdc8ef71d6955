import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { embeddedDatabase } from '../testing/testDatabases.js';

describe.each(embeddedDatabase)('icons in Iconify’s API', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  it('gives the icons asked for, aliases with their parents', async () => {
    const answer = await server.stranger.get('/api/icons/lucide.json?icons=lamp,home,no-such-icon');
    expect(answer.headers.get('cache-control')).toContain('max-age=86400');
    const { icons, aliases, not_found } = answer.json<{ icons: object; aliases: object; not_found: string[] }>();
    expect([Object.keys(icons).sort(), Object.keys(aliases), not_found]).toEqual([
      ['house', 'lamp'],
      ['home'],
      ['no-such-icon'],
    ]);
  });

  it('answers 503 for a set that is not here, so that the client asks elsewhere', async () => {
    expect((await server.stranger.get('/api/icons/mdi.json?icons=home')).status).toBe(503);
    expect((await server.stranger.get('/api/icons/__proto__.json?icons=home')).status).toBe(503);
    expect((await server.stranger.get('/api/icons/collection?prefix=mdi')).status).toBe(404);
  });

  it('searches by words, in the sets asked for', async () => {
    const search = async (query: string) =>
      (await server.stranger.get(`/api/icons/search?${query}`)).json<{
        icons: string[];
        total: number;
        collections: object;
      }>();
    expect((await search('query=lamp&limit=3')).icons[0]).toBe('lucide:lamp');
    const anvil = await search('query=anvil&prefix=game-icons');
    expect(anvil.icons).toContain('game-icons:anvil');
    expect(Object.keys(anvil.collections)).toEqual(['game-icons']);
    const [all, second] = [await search('query=arrow&limit=999'), await search('query=arrow&limit=5&start=5')];
    expect(second.icons).toEqual(all.icons.slice(5, 10));
    expect((await search('query=zzzzzz')).total).toBe(0);
    for (const query of ['', 'query=', 'query=a&limit=0', 'query=a&limit=x', `query=${'a'.repeat(200)}`])
      expect((await server.stranger.get(`/api/icons/search?${query}`)).status, query).toBe(422);
  });

  it('names sets with their licences', async () => {
    const sets = (await server.stranger.get('/api/icons/collections')).json<
      Record<string, { total: number; samples: string[] }>
    >();
    expect(sets).toMatchObject({ 'game-icons': { license: { spdx: 'CC-BY-3.0' }, author: { name: 'GameIcons' } } });
    for (const [prefix, { total, samples }] of Object.entries(sets)) {
      expect(total).toBeGreaterThan(100);
      for (const name of samples)
        expect((await server.stranger.get(`/api/icons/${prefix}/${name}.svg`)).status, `${prefix}:${name}`).toBe(200);
    }
  });

  it('draws one icon in a colour and size', async () => {
    const answer = await server.stranger.get('/api/icons/lucide/lamp.svg?color=%230E5A42&height=48');
    expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.text).toMatch(/^<svg[^>]*height="48"[^>]*>/);
    expect(answer.text).toContain('#0E5A42');
    expect(answer.text).not.toContain('currentColor');
    expect((await server.stranger.get('/api/icons/lucide/home.svg')).text).toContain('<path');
    expect((await server.stranger.get('/api/icons/lucide/no-such-icon.svg')).status).toBe(404);
    expect((await server.stranger.get('/api/icons/mdi/home.svg')).status).toBe(404);
    for (const query of ['color="/><script>', 'color=url(x)', 'height=99999', 'height=1"'])
      expect((await server.stranger.get(`/api/icons/lucide/lamp.svg?${encodeURI(query)}`)).status, query).toBe(422);
  });
});
