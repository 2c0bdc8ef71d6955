import { shortCodeOf } from '@cardwright/renderer';
import { afterAll, describe, expect, it } from 'vitest';
import type { CardPage } from '../contract/cardPages.js';
import type { DeckVisits } from '../queries/decks/deckVisits.js';
import { aDeck, type StoredDeck } from '../testing/aDeck.js';
import { lentBrowser } from '../testing/lentBrowser.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { embeddedDatabase } from '../testing/testDatabases.js';
import { paintingTest } from '../testing/paintingTest.js';

describe.each(embeddedDatabase)('decks that stay alive on $name', (database) => {
  let server: TestServer;
  paintingTest.beforeAll(async ({ pool }) => {
    server = await startTestServer(database, { browser: lentBrowser(pool) });
  });
  afterAll(() => server.close());

  const create = async (status: string): Promise<StoredDeck> =>
    (await server.member.post('/api/decks', aDeck({ status }))).json<{ deck: StoredDeck }>().deck;
  const cardOf = ({ categories: [first] }: StoredDeck): { id: string } => ({ id: first?.cards[0]?.id ?? '' });
  const retitle = async (deck: StoredDeck, title: string): Promise<void> => {
    const card = { ...deck.categories[0]?.cards[0], translations: { en: { title } } };
    expect((await server.member.patch(`/api/decks/${deck.id}`, { cards: [card] })).status).toBe(200);
  };
  const setStatus = async (deck: StoredDeck, status: string): Promise<void> => {
    expect((await server.member.patch(`/api/decks/${deck.id}`, { status })).status).toBe(200);
  };
  const pageAddress = (deck: StoredDeck): string => `/api/cards/public/${shortCodeOf(cardOf(deck).id) ?? ''}`;
  const page = async (deck: StoredDeck, printed?: number): Promise<CardPage> => {
    const answer = await server.stranger.get(
      `${pageAddress(deck)}${printed === undefined ? '' : `?printed=${printed}`}`,
    );
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ page: CardPage }>().page;
  };

  const changesOf = async (deck: StoredDeck): Promise<unknown> => {
    const answer = await server.stranger.get(`/api/decks/public/${deck.id}/changes`);
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ changes: unknown }>().changes;
  };

  it('lead from a short address to the deck and to the newest text of a card', async () => {
    const deck = await create('unlisted');
    const moved = await fetch(`${server.url}/d/${shortCodeOf(deck.id)?.toUpperCase() ?? ''}`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, `/explore/decks/${deck.id}`]);
    await retitle(deck, 'Newest');
    const found = await page(deck);
    expect(found).toMatchObject({ card: { number: 1, translations: { en: { title: 'Newest' } } }, printed: null });
    expect(found.deck).toMatchObject({ id: deck.id, version: 2, card_count: 3 });
    const { text } = await server.stranger.get(`/c/${shortCodeOf(cardOf(deck).id) ?? ''}?v=1`, {
      'Sec-Fetch-Dest': 'document',
    });
    expect(text).toMatch(/<title>Newest · /);
    expect(text).toContain('<meta name="robots" content="noindex" />');
  });

  it('tell what has changed since a card was printed, with both pictures', async () => {
    const deck = await create('published');
    expect((await page(deck, 1)).printed).toMatchObject({ version: 1, has_changed: false, fields: [] });
    await retitle(deck, 'Second');
    await retitle(deck, 'Third');
    const { printed, changed_at: changed } = await page(deck, 2);
    expect(printed).toMatchObject({ version: 2, has_changed: true, is_shown: true });
    expect(printed?.fields).toContainEqual({ name: 'title', language: 'en', before: 'Second', after: 'Third' });
    expect([printed?.changed_at, (await page(deck, 3)).printed?.has_changed]).toEqual([changed, false]);
    expect((await page(deck, 9)).printed).toBeNull();
    const picture = (query: string) =>
      server.stranger.get(`/api/decks/public/${deck.id}/cards/${cardOf(deck).id}/front${query}`);
    const tags = (await Promise.all(['', '?version=1', '?version=2', '?version=3'].map(picture))).map(({ headers }) =>
      headers.get('etag'),
    );
    expect([new Set(tags).size, tags[0] === tags[3]]).toEqual([3, true]);
    expect(await changesOf(deck)).toEqual([{ card_id: cardOf(deck).id, changed_at: changed, before: 2 }]);
  });

  it('call their own values as their owner does', async () => {
    const given = aDeck({ status: 'published', field_labels: { cost_eur: 'Cost (EUR)', flavour: 'Flavour Text' } });
    const deck = (await server.member.post('/api/decks', given)).json<{ deck: StoredDeck }>().deck;
    const card = {
      ...deck.categories[0]?.cards[0],
      fields: { cost_eur: 3, hit_points: 7 },
      translations: { en: { title: 'Second', flavour: 'bright' } },
    };
    expect((await server.member.patch(`/api/decks/${deck.id}`, { cards: [card] })).status).toBe(200);
    const labels = (await page(deck, 1)).printed?.fields.map(({ name, label }) => [name, label]);
    expect(labels).toEqual(
      expect.arrayContaining([
        ['title', undefined],
        ['flavour', 'Flavour Text'],
        ['field:cost_eur', 'Cost (EUR)'],
        ['field:hit_points', 'Hit points'],
      ]),
    );
  });

  it('never tell what a card said in a draft', async () => {
    const deck = await create('draft');
    expect((await server.stranger.get(pageAddress(deck))).status).toBe(404);
    expect((await server.stranger.get(`/d/${shortCodeOf(deck.id) ?? ''}`)).status).toBe(404);
    await retitle(deck, 'Secret');
    await retitle(deck, 'Ready');
    await setStatus(deck, 'published');
    const answer = await server.stranger.get(`${pageAddress(deck)}?printed=2`);
    expect(answer.text).not.toContain('Secret');
    expect(answer.json<{ page: CardPage }>().page.printed).toMatchObject({
      has_changed: true,
      is_shown: false,
      fields: [],
    });
    const hidden = await server.stranger.get(`/api/decks/public/${deck.id}/cards/${cardOf(deck).id}/front?version=2`);
    expect(hidden.status).toBe(404);
    expect(await changesOf(deck)).toEqual([]);
    // What was published stays known once it has changed.
    await retitle(deck, 'Later');
    expect((await page(deck, 4)).printed?.fields).toEqual([
      { name: 'title', language: 'en', before: 'Ready', after: 'Later' },
    ]);
  });

  it('count views and plays by day, once for each visitor and not for the owner', async () => {
    const deck = await create('published');
    const visit = (client: TestServer['stranger'], what: string) =>
      client.post(`/api/decks/public/${deck.id}/visits`, { what });
    for (const what of ['view', 'view', 'play']) expect((await visit(server.stranger, what)).status).toBe(204);
    expect((await visit(server.member, 'view')).status).toBe(204);
    expect((await visit(server.stranger, 'look')).status).toBe(422);
    const { visits } = (await server.member.get(`/api/decks/${deck.id}/visits`)).json<{ visits: DeckVisits }>();
    expect(visits).toEqual({ views: 1, plays: 1, days: [{ day: expect.any(String) as string, views: 1, plays: 1 }] });
    expect((await server.stranger.get(`/api/decks/${deck.id}/visits`)).status).toBe(401);
  });
});
