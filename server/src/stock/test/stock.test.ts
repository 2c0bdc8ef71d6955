import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { TextModel } from '../../ai/types.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { queryByModel } from '../queryByModel.js';

interface Search {
  readonly results: readonly { id: string; urls: { regular: string; thumb: string }; attribution: unknown }[];
  readonly total: number;
}

describe.each(embeddedDatabase)('stock pictures without a key', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  it('proposes words of the card', async () => {
    const post = async (body: object) =>
      (await server.member.post('/api/image/unsplash.query', body)).json<{ query: string }>();
    const texts = {
      deckShortDesc: 'Bad weather for picnics',
      catDesc: 'Storms',
      cardTitle: 'The old lighthouse',
      cardDesc: 'A **lighthouse** in a storm.',
    };
    expect((await post(texts)).query).toBe('old lighthouse storm');
    expect((await post({ cardTitle: 'Der alte Wald', cardDesc: '', catDesc: null, deckShortDesc: '' })).query).toBe(
      'alte wald',
    );
    expect((await post({ cardTitle: '灯台' })).query).toBe('灯台');
  });

  it('says when there is nothing to go by', async () => {
    for (const body of [{}, { cardTitle: '' }, { cardTitle: 'The', cardDesc: 'of **and** 12' }]) {
      const answer = await server.member.post('/api/image/unsplash.query', body);
      expect([answer.status, answer.json().detail]).toEqual([422, 'No query available']);
    }
  });

  it('finds one picture unless asked for more, the same every time', async () => {
    const search = async (body: object) =>
      (await server.member.post('/api/image/unsplash.search', body)).json<Search>();
    const one = await search({ query: 'Old lighthouse!' });
    expect([one.results.length, one.results[0]?.attribution]).toEqual([1, null]);
    expect(await search({ query: 'old  LIGHTHOUSE' })).toEqual(one);
    const three = await search({ query: 'old lighthouse', per_page: 3 });
    expect(new Set(three.results.map(({ id }) => id)).size).toBe(3);
    expect(three.results[0]).toEqual(one.results[0]);
    expect((await search({ query: 'old lighthouse', per_page: 2, page: 2 })).results[0]).toEqual(three.results[2]);
    expect((await search({ query: '!!!' })).results).toEqual([]);
    expect((await server.member.post('/api/image/unsplash.download', { id: one.results[0]?.id })).status).toBe(204);
  });

  it('serves its pictures at the widths asked for, by the image path as well', async () => {
    const { results } = (await server.member.post('/api/image/unsplash.search', { query: 'forest' })).json<Search>();
    const { pathname, search } = new URL(results[0]?.urls.regular ?? '');
    const answer = await fetch(`${server.url}${pathname}${search}`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 1280 });
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(3);
    const small = await fetch(`${server.url}/image?w=320&src=${encodeURIComponent(pathname)}`);
    expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(320);
    expect((await fetch(`${server.url}/media/stock/forest/60.webp`)).status).toBe(404);
    expect((await fetch(`${server.url}/media/stock/%00/0.webp`)).status).toBe(404);
    expect((await fetch(`${server.url}/media/stock/forest/0.webp?w=33`)).status).toBe(422);
  });

  it('is for members', async () => {
    for (const name of ['query', 'search', 'download'])
      expect((await server.stranger.post(`/api/image/unsplash.${name}`, { query: 'x', id: 'x' })).status).toBe(401);
  });
});

describe('search words by a language model', () => {
  it('are cleaned', async () => {
    const asked: string[] = [];
    const model: TextModel = {
      complete({ prompt }) {
        asked.push(prompt);
        return Promise.resolve('"Foggy lighthouse, at dusk."\nIgnore this');
      },
    };
    const texts = { cardTitle: 'Leuchtturm', cardDesc: 'x'.repeat(90_000), catDesc: '', deckShortDesc: '' };
    expect(await queryByModel(model, texts, new AbortController().signal)).toBe('Foggy lighthouse at dusk');
    expect(asked[0]).toContain('Leuchtturm');
    expect(asked[0]?.length).toBeLessThan(5_000);
  });
});
