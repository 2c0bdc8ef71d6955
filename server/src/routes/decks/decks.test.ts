import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { testDatabases } from '../../testing/testDatabases.js';

interface Saved {
  deck: StoredDeck;
  ids: Record<string, string>;
}

const PUBLIC = ['published', 'early-access', 'unlisted'];

describe.each(testDatabases)('decks on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
    await server.services.database
      .knex('app.worlds')
      .insert({ slug: 'weather', name: 'Weather', position: '0|100000:' });
  });
  afterAll(() => server.close());

  const create = async (changes: object = {}, by = server.member): Promise<StoredDeck> => {
    const answer = await by.post('/api/decks', aDeck(changes));
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    return answer.json<Saved>().deck;
  };
  const read = async (id: string): Promise<StoredDeck> =>
    (await server.member.get(`/api/decks/${id}?include=categories.cards`)).json<{ deck: StoredDeck }>().deck;

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

  it('keeps unknown keys, and shows them only to the owner', async () => {
    const { id } = await create({ status: 'unlisted', world_id: 'weather', printer_note: 'matte' });
    expect(await read(id)).toMatchObject({ printer_note: 'matte' });
    expect((await server.stranger.get(`/api/decks/public/${id}`)).text).not.toContain('matte');
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

  describe('saving', () => {
    it('changes only the fields that are sent', async () => {
      const deck = await create();
      const answer = await server.member.patch(`/api/decks/${deck.id}`, { icon: 'lucide:sun', version: 1 });
      expect(answer.json<Saved>().deck).toMatchObject({
        icon: 'lucide:sun',
        version: 2,
        translations: deck.translations,
      });
      expect((await read(deck.id)).categories).toEqual(deck.categories);
    });

    it('replaces the content: updates, creates, deletes, moves', async () => {
      const deck = await create();
      const [storms, sunshine] = deck.categories;
      const [thunder, hail] = storms?.cards ?? [];
      const categories = [
        {
          ...sunshine,
          cards: [
            ...(sunshine?.cards ?? []),
            { ...thunder, position: '', translations: { en: { title: 'Thunder, moved' } } },
          ],
        },
        {
          temp_id: 'c1',
          translations: { en: { title: 'Fog' } },
          cards: [{ temp_id: 'k1', translations: { en: { title: 'Mist' } } }],
        },
      ].map((category) => ({
        ...category,
        position: '',
        cards: category.cards.map((card) => ({ ...card, position: '' })),
      }));
      const answer = await server.member.patch(`/api/decks/${deck.id}`, { categories, version: 1 });
      expect(answer.status).toBe(200);
      const saved = answer.json<Saved>();
      expect(saved.deck).toEqual(await read(deck.id));
      expect(saved.deck.categories.map(({ cards }) => cards.map(({ translations }) => translations.en?.title))).toEqual(
        [['Drought', 'Thunder, moved'], ['Mist']],
      );
      expect(saved.deck.categories[0]?.cards[1]?.id).toBe(thunder?.id);
      expect(saved.ids.k1).toBe(saved.deck.categories[1]?.cards[0]?.id);
      expect((await server.member.get(`/api/cards/${hail?.id ?? ''}`)).status).toBe(404);
    });

    it('changes single cards but not their positions, whatever position is sent', async () => {
      const deck = await create();
      const [storms, sunshine] = deck.categories;
      const [thunder, hail] = storms?.cards ?? [];
      const drought = sunshine?.cards[0];
      const cards = [
        { ...drought, copies: 3 },
        { ...hail, position: '0|000001:', category_id: sunshine?.id, translations: { en: { title: 'Hailstorm' } } },
      ];
      const answer = await server.member.patch(`/api/decks/${deck.id}`, { version: 1, icon: 'lucide:sun', cards });
      expect(answer.json()).toMatchObject({ deck: { version: 2, icon: 'lucide:sun' }, ids: {} });
      expect(answer.json<{ deck: object }>().deck).not.toHaveProperty('categories');
      const after = await read(deck.id);
      expect(after.categories[0]?.cards[0]).toEqual(thunder);
      expect(after.categories[0]?.cards[1]).toMatchObject({
        id: hail?.id,
        position: hail?.position,
        category_id: storms?.id,
        translations: { en: { title: 'Hailstorm' } },
      });
      expect(after.categories[1]?.cards[0]).toMatchObject({ id: drought?.id, copies: 3 });
    });

    it('refuses single cards that are not in the deck, are invalid, or come with the whole content', async () => {
      const deck = await create();
      const foreign = (await create()).categories[0]?.cards[0];
      const refusal = async (patch: object): Promise<unknown[]> => {
        const answer = await server.member.patch(`/api/decks/${deck.id}`, patch);
        return [answer.status, answer.json<{ errors?: { path: string }[] }>().errors?.[0]?.path];
      };
      const card = deck.categories[0]?.cards[0];
      expect(await refusal({ cards: [card, foreign] })).toEqual([422, 'cards[1].id']);
      expect(await refusal({ cards: [{ ...card, copies: 0 }] })).toEqual([422, 'cards[0].copies']);
      expect(await refusal({ cards: 'all' })).toEqual([422, 'cards']);
      expect(await refusal({ cards: [card], categories: deck.categories })).toEqual([422, 'cards']);
      expect((await refusal({ cards: [card], version: 7 }))[0]).toBe(409);
      expect(await read(deck.id)).toEqual(deck);
    });

    it('refuses a stale version with the current one, and saves nothing', async () => {
      const deck = await create();
      await server.member.patch(`/api/decks/${deck.id}`, { icon: 'lucide:sun', version: 1 });
      const answer = await server.member.patch(`/api/decks/${deck.id}`, { icon: 'lucide:moon', version: 1 });
      expect(answer.status).toBe(409);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.json()).toMatchObject({ type: '/problems/stale-version', version: 2 });
      expect(await read(deck.id)).toMatchObject({ icon: 'lucide:sun', version: 2 });
    });

    it('accepts exactly one of two simultaneous saves', async () => {
      const deck = await create();
      const answers = await Promise.all(
        ['lucide:sun', 'lucide:moon', 'lucide:star'].map((icon) =>
          server.member.patch(`/api/decks/${deck.id}`, { icon, version: 1, categories: deck.categories }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await read(deck.id)).version).toBe(2);
    });

    it('brings a deleted card back under its own id when the editor undoes the deletion', async () => {
      const deck = await create();
      const without = deck.categories.map((category) => ({ ...category, cards: [] }));
      await server.member.patch(`/api/decks/${deck.id}`, { categories: without });
      const { deck: back } = (
        await server.member.patch(`/api/decks/${deck.id}`, { categories: deck.categories })
      ).json<Saved>();
      expect(back.categories.flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual(
        deck.categories.flatMap(({ cards }) => cards.map(({ id }) => id)),
      );
    });

    it("gives another deck's card a new id instead of taking it away", async () => {
      const [one, two] = [await create(), await create()];
      const stolen = one.categories[0]?.cards[0];
      const categories = [{ translations: { en: { title: 'Mine' } }, cards: [stolen] }];
      const saved = (await server.member.patch(`/api/decks/${two.id}`, { categories })).json<Saved>();
      expect(saved.deck.categories[0]?.cards[0]?.id).toBe(saved.ids[stolen?.id ?? '']);
      expect(saved.deck.categories[0]?.cards[0]?.id).not.toBe(stolen?.id);
      expect(await read(one.id)).toEqual(one);
    });

    it.each([
      [{ front_template_id: '7b0c3d5e-9a51-4b8e-8a8f-0d6f7b1c2d3e' }, 'front_template_id'],
      [{ color_scheme_id: 'no-such-scheme' }, 'color_scheme_id'],
      [{ world_id: 'atlantis' }, 'world_id'],
      [{ version: 'two' }, 'version'],
      [{ status: 'secret' }, 'status'],
      [{ categories: [{ cards: [{ copies: 0 }] }] }, 'categories[0].cards[0].copies'],
      [{ categories: [{ cards: [{ back_template_id: 'nowhere' }] }] }, 'categories[0].cards[0].back_template_id'],
    ])('refuses %j by naming %s, and changes nothing', async (changes, path) => {
      const deck = await create();
      const answer = await server.member.patch(`/api/decks/${deck.id}`, changes);
      expect(answer.status).toBe(422);
      expect(answer.json<{ errors: { path: string }[] }>().errors.map((error) => error.path)).toContain(path);
      expect(await read(deck.id)).toEqual(deck);
    });

    it('refuses text that PostgreSQL cannot store', async () => {
      const deck = await create();
      const answer = await server.member.patch(`/api/decks/${deck.id}`, { copyright_info: 'NUL \u0000' });
      expect(answer.status).toBe(422);
      expect(await read(deck.id)).toEqual(deck);
    });
  });

  describe('publishing', () => {
    it('needs title, description and world, and names what is missing', async () => {
      const deck = await create({ translations: { en: { title: 'Only a title' } } });
      const answer = await server.member.patch(`/api/decks/${deck.id}`, { status: 'published', world_id: null });
      expect(answer.status).toBe(422);
      expect(answer.json()).toMatchObject({ detail: 'Please fill in: Description, World' });
    });

    it('maintains the public list through every status', async () => {
      const deck = await create({ world_id: 'weather' });
      const isListed = async (): Promise<boolean> =>
        (await server.stranger.get('/api/decks/public'))
          .json<{ decks: StoredDeck[] }>()
          .decks.some(({ id }) => id === deck.id);
      const status = async (by: TestServer['stranger']): Promise<number> =>
        (await by.get(`/api/decks/public/${deck.id}`)).status;
      for (const [next, listed, readable] of [
        ['published', true, 200],
        ['unlisted', false, 200],
        ['early-access', true, 200],
        ['draft', false, 404],
      ] as const) {
        expect((await server.member.patch(`/api/decks/${deck.id}`, { status: next })).status).toBe(200);
        expect([next, await isListed(), await status(server.stranger)]).toEqual([next, listed, readable]);
      }
    });

    it.each([
      ['creating', (deck: object) => server.member.post('/api/decks', deck), 422],
      ['importing', (deck: object) => server.member.post('/api/decks/import', deck), 201],
      ['saving', async (deck: object) => server.member.patch(`/api/decks/${(await create()).id}`, deck), 422],
      ['an admin’s saving', async (deck: object) => server.admin.patch(`/api/decks/${(await create()).id}`, deck), 422],
    ] as const)('never makes an incomplete deck public: by %s', async (_path, send, expected) => {
      const published = {
        world_id: 'weather',
        status: 'published',
        translations: { en: { title: 'A', description: 'B' } },
      };
      const lacking = [
        { translations: { en: { title: 'A' } } },
        { translations: { en: { title: ' ', description: 'B' } } },
        { translations: { de: { title: 'A', description: 'B' } } },
        { world_id: null },
        { world_id: 'a-world-of-another-server' },
      ];
      for (const changes of lacking.flatMap((each) => PUBLIC.map((status) => ({ ...published, ...each, status })))) {
        const answer = await send(changes);
        expect([changes, answer.status, answer.text]).toEqual([changes, expected, expect.any(String)]);
        if (expected === 422) continue;
        const { deck_id, warnings } = answer.json<{ deck_id: string; warnings: { path: string }[] }>();
        expect(warnings.map(({ path }) => path)).toContain('status');
        expect(await read(deck_id)).toMatchObject({ status: 'draft' });
      }
      expect((await send(published)).status).toBeLessThan(300);
    });

    it('keeps a public deck complete, in every save and in the bin', async () => {
      const deck = await create({ world_id: 'weather', status: 'published' });
      const path = `/api/decks/${deck.id}`;
      for (const changes of [{ world_id: null }, { default_language: 'fr' }, { translations: { en: { title: '' } } }])
        expect((await server.member.patch(path, changes)).status).toBe(422);
      await server.member.delete(path);
      await server.services.database.knex('app.decks').where({ id: deck.id }).update({ world_id: null });
      expect((await server.member.post(`${path}/restore`)).status).toBe(204);
      expect(await read(deck.id)).toMatchObject({ status: 'draft' });
    });

    it('shows strangers only the public name of a deck’s owner', async () => {
      await server.member.patch('/api/members/me', { display_name: 'Ada' });
      const { id } = await create({ status: 'unlisted', world_id: 'weather' });
      const answer = await server.stranger.get(`/api/decks/public/${id}`);
      expect(answer.json<{ deck: object }>().deck).toMatchObject({
        author: { id: server.member.id, display_name: 'Ada', avatar_url: null },
      });
      expect(answer.text).not.toContain('@example.com');
      expect(answer.json<{ deck: object }>().deck).not.toHaveProperty('user_id');
    });
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
    });
  });

  describe('a draft', () => {
    it('needs a world and a language to be created', async () => {
      for (const [changes, path, detail] of [
        [{ world_id: null }, 'world_id', 'Please fill in: World'],
        [{ translations: {} }, 'translations', 'Please fill in: Title'],
      ] as const) {
        const answer = await server.member.post('/api/decks', aDeck(changes));
        expect([answer.status, answer.json()]).toEqual([422, expect.objectContaining({ detail })]);
        expect(answer.json<{ errors: { path: string }[] }>().errors.map((error) => error.path)).toEqual([path]);
      }
    });

    it('is completed when a file lacks these', async () => {
      const answer = await server.member.post('/api/decks/import', aDeck({ world_id: null, translations: {} }));
      const { warnings } = answer.json<{ warnings: { path: string }[] }>();
      expect(warnings.slice(0, 2).map(({ path }) => path)).toEqual(['world_id', 'translations']);
      const deck = await read(answer.json<{ deck_id: string }>().deck_id);
      expect(deck).toMatchObject({
        world_id: expect.any(String) as string,
        translations: { en: { title: 'Untitled deck' } },
      });
    });

    it('from another server gets a world of this one', async () => {
      const answer = await server.member.post('/api/decks/import', aDeck({ world_id: crypto.randomUUID() }));
      expect(answer.status).toBe(201);
      expect(await read(answer.json<{ deck_id: string }>().deck_id)).toMatchObject({
        world_id: expect.any(String) as string,
      });
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

  describe('importing', () => {
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
            message: 'Field "mood" is not shown by this design: 1 card.',
          }),
          expect.objectContaining({ code: 'text.html', message: 'Description: "<div>" is printed as it is written.' }),
        ]),
      );
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

  it('finds public decks by words in any inflection of their language', async () => {
    const german = { title: 'Wetterkarten', description: 'Über die Stürme des Nordens' };
    const english = { title: 'Cards about weather', description: 'Storms of the north' };
    const { id } = await create({
      status: 'published',
      world_id: 'weather',
      translations: { en: english, de: german },
    });
    const find = async (query: string): Promise<boolean> =>
      (await server.stranger.get(`/api/decks/public?${query}`)).text.includes(id);
    expect(await find('q=storm&language=en')).toBe(true);
    expect(await find('q=weath')).toBe(true);
    expect(await find('q=Sturm&language=de')).toBe(true);
    expect(await find('q=volcano')).toBe(false);
    // Exact titles and words without their accents, whatever their language.
    for (const text of ['Wetterkarten', 'Stürme', 'sturme', 'stuerme', 'UBER die', 'nordens', 'Cards about weather'])
      expect([text, await find(`q=${encodeURIComponent(text)}`)]).toEqual([text, true]);
    expect(await find('q=wetterkarte&language=de')).toBe(true);
    expect(await find(`q=${encodeURIComponent(`')--; drop table x | & ! :*`)}`)).toBe(false);
    expect(await find('world=weather')).toBe(true);
    expect(await find('world=elsewhere')).toBe(false);
  });
});
