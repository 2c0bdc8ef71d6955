import { describe, expect } from 'vitest';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import { testDatabases } from '../../testing/testDatabases.js';
import { it, type DeckServer } from './test/deckServer.js';

describe.each(testDatabases)('importing decks on $name', (database) => {
  let server: DeckServer['server'];
  let create: DeckServer['create'];
  let read: DeckServer['read'];
  it.beforeAll(async ({ deckServer }) => {
    ({ server, create, read } = await deckServer(database));
  });

  it('accepts a deck file, drops an id that is not a UUID and stores empty template ids as null', async () => {
    const file = { ...aDeck(), id: 'my-deck', front_template_id: '', back_template_id: '' };
    const answer = await server.member.post('/api/decks/import', file);
    expect(answer.status).toBe(201);
    const { deck_id } = answer.json<{ deck_id: string }>();
    expect(await read(deck_id)).toMatchObject({ front_template_id: null, back_template_id: null });
  });

  it('keeps a free UUID, and replaces one that is taken', async () => {
    const file = { ...aDeck(), id: crypto.randomUUID() };
    const import_ = async (): Promise<string> =>
      (await server.member.post('/api/decks/import', file)).json<{ deck_id: string }>().deck_id;
    expect(await import_()).toBe(file.id);
    expect(await import_()).not.toBe(file.id);
  });

  it('keeps the art that designs generate, which follows ids, and titles where there are none', async () => {
    const id = crypto.randomUUID();
    const file = { ...aDeck(), id, translations: { en: { title: 'Weather' } } };
    const seeds = async () => {
      const { deck_id } = (await server.member.post('/api/decks/import', file)).json<{ deck_id: string }>();
      const { art_seed, categories } = await read(deck_id);
      return [art_seed, ...categories.map(({ art_seed, cards }) => [art_seed, ...cards.map((card) => card.art_seed)])];
    };
    const ofTitles = [
      ['Storms', 'Thunder', 'Hail'],
      ['Sunshine', 'Drought'],
    ];
    expect(await seeds()).toEqual([null, ...ofTitles]);
    expect(await seeds()).toEqual([id, ...ofTitles]);
  });

  it('imports an exported file any number of times', async () => {
    const deck = await create();
    const exported = (await server.member.get(`/api/decks/${deck.id}?include=categories.cards,designs`)).json<{
      deck: StoredDeck;
    }>().deck;
    const { deck_id } = (await server.other.post('/api/decks/import', exported)).json<{ deck_id: string }>();
    expect(
      (await server.other.get(`/api/decks/${deck_id}?include=categories.cards`)).json<{ deck: StoredDeck }>().deck,
    ).toMatchObject({
      user_id: server.other.id,
      translations: deck.translations,
    });
  });

  it('reports what the design does not show, and markup that is printed as it is written', async () => {
    const card = { translations: { en: { title: 'Lamp', description: 'Burn <div>' } }, fields: { mood: 'calm' } };
    const answer = await server.member.post('/api/decks/import', {
      ...aDeck(),
      front_template_id: null,
      back_template_id: null,
      categories: [{ translations: { en: { title: 'Lamps', description: 'They shine.' } }, cards: [card] }],
    });
    const { warnings } = answer.json<{ warnings: { code?: string; message: string }[] }>();
    expect(warnings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          code: 'card.field_unshown',
          path: 'card 1',
          message: 'Field "mood" is not shown by this design.',
        }),
        expect.objectContaining({ code: 'text.html', message: 'Description: "<div>" is printed as it is written.' }),
      ]),
    );
  });

  it('names pictures that only a folder has, and leaves out a size that no export accepts', async () => {
    const cards = ['images/a.png', 'images/b.png', 'https://cards.example/c.png'].map((illustration) => ({
      illustration,
      translations: { en: { title: 'Lamp' } },
    }));
    const categories = [{ translations: { en: { title: 'Lamps' } }, cards }];
    const answer = await server.member.post('/api/decks/import', { ...aDeck({ categories }), size: 'pokr' });
    const { deck_id, warnings } = answer.json<{ deck_id: string; warnings: { path: string; message: string }[] }>();
    expect(warnings).toMatchObject([
      { path: 'size', message: 'There is no card size "pokr".', fix: expect.stringContaining('poker') as string },
      { code: 'image.not_found', message: expect.stringContaining('images/a.png and 1 more picture:') as string },
    ]);
    expect(await read(deck_id)).toMatchObject({
      size: null,
      categories: [{ cards: [{ illustration: 'images/a.png' }, {}, {}] }],
    });
  });

  it.each(['pokr', '5000x1mm'])('keeps a deck from the card size %s', async (size) => {
    const created = await server.member.post('/api/decks', { ...aDeck(), size });
    expect(created.status).toBe(422);
    expect(created.json()).toMatchObject({ errors: [{ path: 'size' }] });
    const deck = await create();
    const changed = await server.member.patch(`/api/decks/${deck.id}`, { size });
    expect(changed.status).toBe(422);
    expect(changed.json()).toMatchObject({ errors: [{ path: 'size' }] });
    expect((await server.member.patch(`/api/decks/${deck.id}`, { size: '70 x 120 mm' })).status).toBe(200);
  });

  it.each(['http://127.0.0.1:9/cards.csv', 'http://[::1]/', 'file:///etc/passwd'])(
    'fetches no table from %s',
    async (url) => {
      const answer = await server.member.post('/api/tables/fetch', { url });
      expect(answer.status).toBe(422);
      expect(answer.json()).toMatchObject({
        errors: [{ path: 'url', fix: expect.stringContaining('address') as string }],
      });
    },
  );

  it('leaves out designs that do not exist here and says so', async () => {
    const answer = await server.member.post('/api/decks/import', {
      ...aDeck(),
      templates: { front: 'somewhere-else' },
    });
    expect(answer.status).toBe(201);
    expect(answer.json<{ warnings: unknown[] }>().warnings[0]).toMatchObject({ path: 'front_template_id' });
  });

  it.each([
    ['no object', '[]', 422],
    ['broken JSON', '{"title": ', 400],
    ['a newer schema', '{"schema_version": 99}', 422],
  ])('refuses %s', async (_, body, status) => {
    const answer = await server.member.post('/api/decks/import', body);
    expect([answer.status, answer.json().detail]).toEqual([status, expect.stringMatching(/\w{3}/)]);
  });

  it('completes a draft that lacks a world and a language', async () => {
    const answer = await server.member.post('/api/decks/import', aDeck({ world_id: null, translations: {} }));
    const { warnings } = answer.json<{ warnings: { path: string }[] }>();
    expect(warnings.slice(0, 2).map(({ path }) => path)).toEqual(['world_id', 'translations']);
    const deck = await read(answer.json<{ deck_id: string }>().deck_id);
    expect(deck).toMatchObject({
      world_id: expect.any(String) as string,
      translations: { en: { title: 'Untitled deck' } },
    });
  });

  it('gives a deck from another server a world of this one', async () => {
    const answer = await server.member.post('/api/decks/import', aDeck({ world_id: crypto.randomUUID() }));
    expect(answer.status).toBe(201);
    expect(await read(answer.json<{ deck_id: string }>().deck_id)).toMatchObject({
      world_id: expect.any(String) as string,
    });
  });
});
