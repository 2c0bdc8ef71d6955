import { describe, expect } from 'vitest';
import { testDatabases } from '../../testing/testDatabases.js';
import { it, type DeckServer, type Saved } from './test/deckServer.js';

describe.each(testDatabases)('saving decks on $name', (database) => {
  let server: DeckServer['server'];
  let create: DeckServer['create'];
  let read: DeckServer['read'];
  it.beforeAll(async ({ deckServer }) => {
    ({ server, create, read } = await deckServer(database));
  });

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
    expect(saved.deck.categories.map(({ cards }) => cards.map(({ translations }) => translations.en?.title))).toEqual([
      ['Drought', 'Thunder, moved'],
      ['Mist'],
    ]);
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
    const fault = { path: 'copyright_info', message: 'The text has a NUL character, which cannot be stored.' };
    expect(answer.json()).toMatchObject({ errors: [fault] });
    expect(await read(deck.id)).toEqual(deck);
  });
});
