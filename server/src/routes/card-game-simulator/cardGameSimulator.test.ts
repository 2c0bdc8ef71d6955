import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { SimulatedCards, SimulatedGame } from '../../contract/cardGameSimulator.js';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import { lentBrowser } from '../../testing/lentBrowser.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { paintingTest } from '../../testing/paintingTest.js';

describe.each(embeddedDatabase)('a public deck for Card Game Simulator on $name', (database) => {
  let server: TestServer;
  paintingTest.beforeAll(async ({ pool }) => {
    server = await startTestServer(database, { browser: lentBrowser(pool) });
  });
  afterAll(() => server.close());

  const read = async <T>(address: string): Promise<T> => {
    const response = await fetch(address);
    expect(response.status, address).toBe(200);
    return (await response.json()) as T;
  };

  it('leads from the game to its cards, and from those to pictures that can be decoded', async () => {
    const { deck } = (await server.member.post('/api/decks', aDeck({ status: 'published' }))).json<{
      deck: StoredDeck;
    }>();
    const address = `${server.url}/api/decks/public/${deck.id}/card-game-simulator`;
    const game = await read<SimulatedGame>(`${address}?language=de`);
    expect(game.autoUpdateUrl).toBe(`${address}?language=de`);
    const cards = await read<SimulatedCards>(game.allCardsUrl);
    expect(cards.map(({ id }) => id)).toEqual(
      deck.categories.flatMap((category) => category.cards.map(({ id }) => `${id}-1de`)),
    );
    const pictures = [game.cardImageUrl.replace('{cardId}', cards[0]?.id ?? ''), game.cardBackImageUrl ?? ''];
    for (const picture of pictures) {
      const response = await fetch(picture);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect([format, width]).toEqual(['jpeg', 1024]);
      expect(height / width).toBeCloseTo(game.cardSize.y / game.cardSize.x, 2);
    }
  });

  it('offers each new game a deck with all copies of the cards', async () => {
    const { deck } = (await server.member.post('/api/decks', aDeck({ status: 'published' }))).json<{
      deck: StoredDeck;
    }>();
    const address = `${server.url}/api/decks/public/${deck.id}/card-game-simulator?language=de`;
    const { allCardsUrl, deckUrls, gameStartDecks, ...game } = await read<SimulatedGame>(address);
    expect(game).toMatchObject({ cardNameIsUnique: false, deckFileTxtId: 'id', cardBackImageFileType: 'jpg' });
    expect(gameStartDecks).toEqual(deckUrls);
    const response = await fetch(gameStartDecks[0]?.url ?? '');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const cards = await read<SimulatedCards>(allCardsUrl);
    expect((await response.text()).trimEnd().split('\n')).toEqual(
      cards.map(({ id, name, copies }) => `${copies} [${id}] ${name}`),
    );
  });

  it('has the titles of a language, and those of the main one where it lacks them', async () => {
    const { deck } = (await server.member.post('/api/decks', aDeck({ status: 'published' }))).json<{
      deck: StoredDeck;
    }>();
    const at = `${server.url}/api/decks/public/${deck.id}/card-game-simulator/cards`;
    const [main, german, unknown] = await Promise.all(
      ['', '?language=de', '?language=fr'].map(async (query) => (await read<SimulatedCards>(at + query))[0]?.name),
    );
    expect(german).not.toBe(main);
    expect(unknown).toBe(main);
  });
});
