import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UnsplashPhotos } from '../unsplash.js';

/** Answers as api.unsplash.com does. */
describe('Unsplash', () => {
  let server: Server;
  let base: string;
  let requests: { url: string; headers: IncomingMessage['headers'] }[] = [];
  let answers: { status: number; body?: unknown; headers?: Record<string, string> }[] = [];
  const photo = () => ({
    id: 'Ab-1_c',
    width: 4000,
    height: 3000,
    alt_description: null,
    urls: Object.fromEntries(
      ['full', 'regular', 'small', 'thumb'].map((size) => [size, `https://images.unsplash.com/photo-1?${size}`]),
    ),
    user: { name: 'Ann Example', links: { html: 'https://unsplash.com/@ann' } },
    links: { download_location: `${base}/photos/Ab-1_c/download?ixid=token` },
  });
  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push({ url: request.url ?? '', headers: request.headers });
      const { status, body, headers } = answers.shift() ?? { status: 200, body: { results: [photo()], total: 7 } };
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body ?? {}));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    requests = [];
    answers = [];
  });
  afterAll(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  const photos = () => new UnsplashPhotos({ accessKey: 'the-key', baseUrl: base });
  const page = { perPage: 1, page: 1 };

  it('searches with the key, filtered, and credits as its terms ask', async () => {
    const { results, total } = await photos().search('old lighthouse', page);
    expect(total).toBe(7);
    expect(results[0]?.urls.regular).toBe('https://images.unsplash.com/photo-1?regular');
    expect(results[0]?.attribution).toEqual({
      name: 'Ann Example',
      url: 'https://unsplash.com/@ann?utm_source=cardwright&utm_medium=referral',
      source: 'Unsplash',
    });
    expect(requests[0]?.headers.authorization).toBe('Client-ID the-key');
    const { pathname, searchParams } = new URL(requests[0]?.url ?? '', base);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/search/photos',
      { query: 'old lighthouse', per_page: '1', page: '1', content_filter: 'high' },
    ]);
  });

  it('tries a read once more', async () => {
    answers = [{ status: 503 }];
    expect((await photos().search('x', page)).results).toHaveLength(1);
    expect(requests).toHaveLength(2);
  });

  it.each([
    [401, 'upstream'],
    [403, 'unavailable'],
    [429, 'unavailable'],
    [500, 'upstream'],
  ])('tells of %i without the key', async (status, kind) => {
    answers = [{ status }, { status }];
    const failure: unknown = await photos()
      .search('x', page)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind });
    expect(JSON.stringify(failure)).not.toContain('the-key');
  });

  it('refuses answers that are not of its shape, and redirects', async () => {
    answers = [{ status: 200, body: { results: [{ id: 'x' }], total: 1 } }];
    await expect(photos().search('x', page)).rejects.toMatchObject({ kind: 'upstream' });
    answers = Array.from({ length: 2 }, () => ({ status: 302, headers: { Location: 'http://127.0.0.1:1/' } }));
    await expect(photos().search('x', page)).rejects.toMatchObject({ kind: 'upstream' });
  });

  it('reports the use of a photo at the address that the search gave', async () => {
    const unsplash = photos();
    await unsplash.search('x', page);
    await unsplash.reportUse('Ab-1_c');
    await unsplash.reportUse('other');
    expect(requests.slice(1).map(({ url }) => url)).toEqual([
      '/photos/Ab-1_c/download?ixid=token',
      '/photos/other/download',
    ]);
  });

  it('never sends the key elsewhere', async () => {
    const unsplash = photos();
    answers = [
      {
        status: 200,
        body: { results: [{ ...photo(), links: { download_location: 'https://evil.example/x' } }], total: 1 },
      },
    ];
    await unsplash.search('x', page);
    await expect(unsplash.reportUse('Ab-1_c')).rejects.toMatchObject({ kind: 'upstream' });
  });
});
