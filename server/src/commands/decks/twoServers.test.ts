import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type RunningServer } from '../../serve.js';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { TestClient } from '../../testing/TestClient.js';
import { testDatabases } from '../../testing/testDatabases.js';

describe.each(testDatabases)('a deck that two servers save and cache, on $name', (kind) => {
  let server: TestServer;
  let second: RunningServer;
  let there: TestClient;
  beforeAll(async () => {
    server = await startTestServer(kind);
    const { config, log, database } = server.services;
    second = await serve({ ...config, port: 0 }, log, { database });
    there = new TestClient(second.url, server.member.session);
  });
  afterAll(async () => {
    await second.close();
    await server.close();
  });

  const read = async (client: TestClient, id: string): Promise<StoredDeck> =>
    (await client.get(`/api/decks/${id}?include=categories.cards`)).json<{ deck: StoredDeck }>().deck;

  /** Saves like an editor that has just read the deck. @returns the status */
  async function retitle(client: TestClient, id: string, title: string, change: object = {}): Promise<number> {
    const { version, categories } = await read(client, id);
    const [card] = categories[0]?.cards ?? [];
    if (card === undefined) throw new Error('The deck has no card.');
    Object.assign(card, change, { translations: { en: { title } } });
    return (await client.patch(`/api/decks/${id}`, { version, categories })).status;
  }

  const titleOf = async (client: TestClient, id: string): Promise<string | undefined> =>
    (await read(client, id)).categories[0]?.cards[0]?.translations.en?.title;

  it('returns what was saved last, even if a server has cached it before', async () => {
    const { id } = (await server.member.post('/api/decks', aDeck())).json<{ deck: StoredDeck }>().deck;
    for (const [client, title] of [
      [server.member, 'One'],
      [there, 'Two'],
      [server.member, 'One'],
      [there, 'Two'],
      [there, 'One'],
    ] as const) {
      expect(await retitle(client, id, title)).toBe(200);
      expect([await titleOf(server.member, id), await titleOf(there, id)]).toEqual([title, title]);
    }
  });

  it('does not cache a refused save', async () => {
    const { id } = (await server.member.post('/api/decks', aDeck())).json<{ deck: StoredDeck }>().deck;
    expect(await retitle(server.member, id, 'Before')).toBe(200);
    expect(await retitle(server.member, id, 'After', { front_template_id: server.member.id })).toBe(422);
    expect(await titleOf(server.member, id)).toBe('Before');
    expect(await retitle(server.member, id, 'After')).toBe(200);
    expect([await titleOf(server.member, id), await titleOf(there, id)]).toEqual(['After', 'After']);
  });
});
