import { describe, expect } from 'vitest';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import { testDatabases } from '../../testing/testDatabases.js';
import { it, type DeckServer, type Saved } from './test/deckServer.js';

describe.each(testDatabases)('decks on $name', (database) => {
  let server: DeckServer['server'];
  let create: DeckServer['create'];
  let read: DeckServer['read'];
  it.beforeAll(async ({ deckServer }) => {
    ({ server, create, read } = await deckServer(database));
  });

  it('creates a deck with its content, and reads it back unchanged', async () => {
    const deck = await create();
    expect(deck).toMatchObject({ user_id: server.member.id, version: 1, status: 'draft', default_language: 'en' });
    expect(deck.categories.map(({ translations, cards }) => [translations.en?.title, cards.length])).toEqual([
      ['Storms', 2],
      ['Sunshine', 1],
    ]);
    expect(deck.categories[0]?.cards[0]).toMatchObject({
      copies: 3,
      fields: { cost: 2 },
      icon: 'lucide:cloud-lightning',
    });
    expect(await read(deck.id)).toEqual(deck);
  });

  it('maps temporary local ids to the new ones, and does not keep them', async () => {
    const answer = await server.member.post('/api/decks', aDeck());
    const { deck, ids } = answer.json<Saved>();
    expect(ids['new-card-1']).toBe(deck.categories[0]?.cards[0]?.id);
    expect(answer.text).not.toContain('temp_id');
  });

  it.each([{}, null])('refuses a change that leaves a draft without texts: %j', async (translations) => {
    const { id } = await create();
    const before = await read(id);
    const answer = await server.member.patch(`/api/decks/${id}`, { version: 1, translations });
    expect(answer.status).toBe(422);
    expect(answer.json<{ errors: { path: string }[] }>().errors[0]?.path).toBe('translations');
    expect(await read(id)).toEqual(before);
  });

  it('keeps unknown keys, and shows them only to the owner', async () => {
    const { id } = await create({ status: 'unlisted', world_id: 'weather', printer_note: 'matte' });
    expect(await read(id)).toMatchObject({ printer_note: 'matte' });
    expect((await server.stranger.get(`/api/decks/public/${id}`)).text).not.toContain('matte');
  });

  it('tells everybody the shape of the cards: by the size that the deck names, or else by its front', async () => {
    const { id, version } = await create({ status: 'published', world_id: 'weather', size: 'tarot' });
    const shapes = async () => {
      const paths = [`/api/decks/public/${id}`, `/api/decks/public/${id}/play`];
      const answers = await Promise.all(paths.map((path) => server.stranger.get(path)));
      const list = await server.stranger.get('/api/decks/public?limit=500');
      const { decks } = list.json<{ decks: { id: string; ratio: string }[] }>();
      const shown = answers.map((answer) => answer.json<{ deck: { id: string; ratio: string } }>().deck);
      return [...shown, ...decks].filter((deck) => deck.id === id).map(({ ratio }) => ratio);
    };
    expect(await shapes()).toEqual(['70:121', '70:121', '70:121']);
    await server.member.patch(`/api/decks/${id}`, { version, size: null });
    expect(await shapes()).toEqual(['2.5:3.5', '2.5:3.5', '2.5:3.5']);
  });

  it('changes only the unknown keys that are sent, and copies no table address of others', async () => {
    const { id } = await create({ status: 'unlisted', world_id: 'weather', printer_note: 'matte' });
    const source = { url: 'https://x.test/secret.csv' };
    await server.member.patch(`/api/decks/${id}`, { version: 1, table_source: source });
    expect(await read(id)).toMatchObject({ printer_note: 'matte', table_source: source });
    const copy = await server.other.post(`/api/decks/${id}/duplicate`);
    const { deck_id } = copy.json<{ deck_id: string }>();
    expect((await server.other.get(`/api/decks/${deck_id}`)).text).not.toContain('secret.csv');
  });

  it('needs a world and a language to create a draft', async () => {
    for (const [changes, path, detail] of [
      [{ world_id: null }, 'world_id', 'Please fill in: World'],
      [{ translations: {} }, 'translations', 'Please fill in: Title'],
    ] as const) {
      const answer = await server.member.post('/api/decks', aDeck(changes));
      expect([answer.status, answer.json()]).toEqual([422, expect.objectContaining({ detail })]);
      expect(answer.json<{ errors: { path: string }[] }>().errors.map((error) => error.path)).toEqual([path]);
    }
  });

  describe('for others', () => {
    it('does not reveal that someone’s draft exists', async () => {
      const { id } = await create();
      const missing = '00000000-0000-4000-8000-000000000000';
      for (const path of ['/api/decks/ID', '/api/decks/public/ID']) {
        const [theirs, none] = [
          await server.other.get(path.replace('ID', id)),
          await server.other.get(path.replace('ID', missing)),
        ];
        expect([theirs.status, theirs.json().detail]).toEqual([404, 'Deck not found']);
        expect(theirs.json().detail).toBe(none.json().detail);
      }
      expect((await server.other.patch(`/api/decks/${id}`, { icon: null })).status).toBe(404);
      expect((await server.other.delete(`/api/decks/${id}`)).status).toBe(404);
      expect((await server.other.post(`/api/decks/${id}/duplicate`)).status).toBe(404);
    });

    it('lists only own decks', async () => {
      const { id } = await create({}, server.other);
      const { decks } = (await server.member.get('/api/decks')).json<{ decks: StoredDeck[] }>();
      expect(decks.map((deck) => deck.id)).not.toContain(id);
      expect((await server.admin.get('/api/admin/decks')).text).toContain(id);
    });
  });

  describe('duplicating', () => {
    it('copies everything in order with new ids, as a draft of the caller', async () => {
      const deck = await create({ status: 'unlisted', world_id: 'weather' });
      const { deck_id } = (await server.other.post(`/api/decks/${deck.id}/duplicate`)).json<{ deck_id: string }>();
      const copy = (await server.other.get(`/api/decks/${deck_id}?include=categories.cards`)).json<{
        deck: StoredDeck;
      }>().deck;
      expect(copy).toMatchObject({
        user_id: server.other.id,
        status: 'draft',
        translations: deck.translations,
        version: 1,
      });
      const content = ({ categories }: StoredDeck): unknown =>
        categories.map(({ translations, position, cards }) => [
          translations,
          position,
          cards.map((card) => [card.translations, card.position, card.fields]),
        ]);
      expect(content(copy)).toEqual(content(deck));
      const ids = (each: StoredDeck): string[] =>
        each.categories.flatMap(({ id, cards }) => [id, ...cards.map((card) => card.id)]);
      expect(ids(copy).filter((id) => ids(deck).includes(id))).toEqual([]);
      // Generated art stays what it was.
      const art = ({ categories, ...each }: StoredDeck): unknown[] =>
        [each, ...categories, ...categories.flatMap(({ cards }) => cards)].map(({ art_seed, id }) => art_seed ?? id);
      expect(art(copy)).toEqual(art(deck));
    });
  });

  it('names what was not found, also for an id that cannot exist', async () => {
    for (const [path, detail] of [
      ['/api/decks/none', 'Deck not found'],
      [`/api/decks/${crypto.randomUUID()}`, 'Deck not found'],
      ['/api/cards/none', 'Card not found'],
      ['/api/categories/none', 'Category not found'],
      ['/api/templates/none', 'Template not found'],
      ['/api/color-schemes/none', 'Colour scheme not found'],
      ['/api/nothing', '/api/nothing not found'],
    ] as const)
      expect([path, (await server.member.get(path)).json()]).toEqual([path, expect.objectContaining({ detail })]);
  });

  describe('deleting', () => {
    it('moves a deck to the bin, and restores it unchanged', async () => {
      const deck = await create();
      expect((await server.member.delete(`/api/decks/${deck.id}`)).status).toBe(204);
      expect((await server.member.get(`/api/decks/${deck.id}`)).status).toBe(404);
      expect((await server.member.get('/api/decks?bin=true')).text).toContain(deck.id);
      expect((await server.member.post(`/api/decks/${deck.id}/restore`)).status).toBe(204);
      expect(await read(deck.id)).toEqual(deck);
    });

    it('deletes permanently only from the bin', async () => {
      const deck = await create();
      expect((await server.member.delete(`/api/decks/${deck.id}?erase=true`)).status).toBe(404);
      await server.member.delete(`/api/decks/${deck.id}`);
      expect((await server.member.delete(`/api/decks/${deck.id}?erase=true`)).status).toBe(204);
      expect((await server.member.post(`/api/decks/${deck.id}/restore`)).status).toBe(404);
    });
  });
});
