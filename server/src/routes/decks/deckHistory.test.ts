import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

interface Versions {
  readonly versions: readonly { version: number; card_count: number; saved_by: { id: string } | null }[];
}

describe.each(embeddedDatabase)('the history of a deck on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.close());

  const create = async (): Promise<StoredDeck> =>
    (await server.member.post('/api/decks', aDeck())).json<{ deck: StoredDeck }>().deck;
  const save = async (id: string, body: object): Promise<void> =>
    expect((await server.member.patch(`/api/decks/${id}`, body)).status).toBe(200);

  it('keeps every save, and gives back what it was', async () => {
    const { id, categories } = await create();
    await save(id, { categories: [] });
    await save(id, { copyright_info: '© Nova' });
    const { versions } = (await server.member.get(`/api/decks/${id}/versions`)).json<Versions>();
    expect(versions.map(({ version, card_count }) => [version, card_count])).toEqual([
      [3, 0],
      [2, 0],
      [1, 3],
    ]);
    expect(versions[0]?.saved_by?.id).toBe(server.member.id);
    const first = await server.member.get(`/api/decks/${id}/versions/1`);
    expect(first.json()).toMatchObject({ version: 1, deck: { id, categories } });
    // Restoring is a save of what it was, with the ids of everything in it.
    await save(id, { categories });
    const { deck } = (await server.member.get(`/api/decks/${id}?include=categories.cards`)).json<{
      deck: StoredDeck;
    }>();
    const ids = (all: StoredDeck['categories']) => all.flatMap(({ cards }) => cards.map((card) => card.id));
    expect(ids(deck.categories)).toEqual(ids(categories));
    expect((await server.member.get(`/api/decks/${id}/versions/99`)).status).toBe(404);
    expect((await server.member.get(`/api/decks/${id}/versions/first`)).status).toBe(404);
  });

  it('keeps a draft apart from the saved deck, one per member, until it is deleted', async () => {
    const { id } = await create();
    const path = `/api/decks/${id}/draft`;
    expect((await server.member.get(path)).json()).toEqual({ draft: null });
    for (const title of ['Ha', 'Hail'])
      expect((await server.member.put(path, { version: 1, deck: aDeck({ copyright_info: title }) })).status).toBe(204);
    expect((await server.member.get(path)).json()).toMatchObject({
      draft: { version: 1, deck: { copyright_info: 'Hail' } },
    });
    const { deck } = (await server.member.get(`/api/decks/${id}`)).json<{
      deck: StoredDeck & { copyright_info?: string };
    }>();
    expect([deck.version, deck.copyright_info]).not.toContain('Hail');
    expect((await server.other.get(path)).status).toBe(404);
    expect((await server.member.delete(path)).status).toBe(204);
    expect((await server.member.delete(path)).status).toBe(204);
    expect((await server.member.get(path)).json()).toEqual({ draft: null });
  });

  it('keeps large drafts, which the worker packs, and says what is wrong with others', async () => {
    const { id } = await create();
    const path = `/api/decks/${id}/draft`;
    const cards = Array.from({ length: 2_000 }, (_, index) => ({ translations: { en: { title: `Card ${index}` } } }));
    const typed = { ...aDeck(), status: 'unfinished', categories: [{ cards }] };
    expect((await server.member.put(path, { version: 1, deck: typed })).status).toBe(204);
    expect((await server.member.get(path)).json()).toMatchObject({ draft: { version: 1, deck: typed } });
    const refused = await server.member.put(path, { version: 0, deck: typed });
    expect([refused.status, refused.json()]).toMatchObject([422, { errors: [{ path: 'version' }] }]);
    const crowded = JSON.stringify({ version: 1, deck: { x: Array.from({ length: 1_000_001 }, () => 0) } });
    expect((await server.member.send('PUT', path, crowded)).status).toBe(413);
  });

  it('refuses drafts that are none, and those of decks in the bin', async () => {
    const { id } = await create();
    const path = `/api/decks/${id}/draft`;
    expect((await server.member.put(path, { version: 0, deck: aDeck() })).status).toBe(422);
    expect((await server.member.put(path, { version: 1, deck: 'text' })).status).toBe(422);
    await server.member.delete(`/api/decks/${id}`);
    expect((await server.member.put(path, { version: 1, deck: aDeck() })).status).toBe(404);
    expect((await server.member.get(`/api/decks/${id}/versions`)).status).toBe(404);
  });
});
