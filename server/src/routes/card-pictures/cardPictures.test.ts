import { afterAll, describe, expect, it } from 'vitest';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import { lentBrowser } from '../../testing/lentBrowser.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { paintingTest } from '../../testing/paintingTest.js';

describe.each(embeddedDatabase)('pictures of cards on $name', (database) => {
  let server: TestServer;
  paintingTest.beforeAll(async ({ pool }) => {
    server = await startTestServer(database, { browser: lentBrowser(pool) });
  });
  afterAll(() => server.close());

  const create = async (changes: object): Promise<StoredDeck> =>
    (await server.member.post('/api/decks', aDeck(changes))).json<{ deck: StoredDeck }>().deck;
  const addressOf = ({ id, categories: [first] }: StoredDeck, side = 'front', index = 0): string =>
    `/api/decks/public/${id}/cards/${first?.cards[index]?.id ?? ''}/${side}`;
  const tagOf = async (address: string): Promise<string | null> => {
    const { status, headers, text } = await server.stranger.get(address);
    expect(status, text).toBe(200);
    return headers.get('etag');
  };

  it('draws a small cover for everybody', async () => {
    const deck = await create({ status: 'unlisted' });
    const response = await fetch(`${server.url}/api/decks/public/${deck.id}/cover?width=320&v=1`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(response.headers.get('cache-control')).toContain('public, max-age=86400');
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(bytes.length).toBeLessThanOrEqual(40_000);
    // Without this, fetch would ask for a fresh copy.
    const headers = { 'If-None-Match': response.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    const again = await fetch(response.url, { headers });
    expect(again.status).toBe(304);
  });

  it('draws the banner of a public deck for link previews', async () => {
    const deck = await create({ status: 'published' });
    const address = `/api/decks/public/${deck.id}/social`;
    const response = await fetch(server.url + address);
    const header = Buffer.from(await response.arrayBuffer()).subarray(0, 24);
    expect([response.headers.get('content-type'), header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([
      'image/png',
      1200,
      630,
    ]);
    const before = await tagOf(address);
    const [card] = deck.categories[0]?.cards ?? [];
    const cards = [{ ...card, translations: { en: { title: 'Changed' } } }];
    expect((await server.member.patch(`/api/decks/${deck.id}`, { cards })).status).toBe(200);
    expect(await tagOf(address)).not.toBe(before);
    const draft = await create({ status: 'draft' });
    expect((await server.stranger.get(`/api/decks/public/${draft.id}/social`)).status).toBe(404);
  });

  it('draws a shared back once, and keeps the pictures of cards that an edit leaves alone', async () => {
    const deck = await create({ status: 'published' });
    const [first, second, back] = await Promise.all([
      tagOf(addressOf(deck)),
      tagOf(addressOf(deck, 'front', 1)),
      tagOf(addressOf(deck, 'back')),
    ]);
    expect(first).not.toBe(second);
    expect(await tagOf(addressOf(deck, 'back', 1))).toBe(back);
    const [category] = deck.categories;
    const card = { ...category?.cards[1], translations: { en: { title: 'Sleet' } } };
    expect((await server.member.patch(`/api/decks/${deck.id}`, { cards: [card] })).status).toBe(200);
    expect(await tagOf(addressOf(deck))).toBe(first);
    expect(await tagOf(addressOf(deck, 'front', 1))).not.toBe(second);
  });

  it('draws a card in the language that is asked for, or the main one', async () => {
    const deck = await create({ status: 'published' });
    const [main, german, unknown] = await Promise.all(
      ['', '?language=de', '?language=fr'].map((query) => tagOf(addressOf(deck) + query)),
    );
    expect(german).not.toBe(main);
    expect(unknown).toBe(main);
  });

  it('hides drafts, decks in the bin and cards of other decks, also from their owner', async () => {
    const [draft, other, binned] = [
      await create({}),
      await create({ status: 'published' }),
      await create({ status: 'published' }),
    ];
    await server.member.delete(`/api/decks/${binned.id}`);
    const foreign = addressOf(draft).replace(draft.id, other.id);
    for (const address of [addressOf(draft), `/api/decks/public/${draft.id}/cover`, addressOf(binned), foreign])
      for (const client of [server.stranger, server.member]) expect((await client.get(address)).status).toBe(404);
  });

  it('shows the empty face of a deck without cards, and refuses odd sizes', async () => {
    const deck = await create({ status: 'published', categories: [] });
    expect((await server.stranger.get(`/api/decks/public/${deck.id}/cover`)).status).toBe(200);
    expect((await server.stranger.get(`/api/decks/public/${deck.id}/cover?width=321`)).status).toBe(422);
  });
});
