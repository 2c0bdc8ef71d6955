import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { testDatabases } from '../../testing/testDatabases.js';

interface Listed {
  readonly translations: { readonly en: { readonly title: string } };
}
interface Page {
  readonly decks: readonly Listed[];
  readonly next_cursor: string | null;
}
interface Shelves {
  readonly shelves: readonly {
    readonly world: { readonly slug: string };
    readonly deck_count: number;
    readonly decks: readonly Listed[];
  }[];
}

const cards = (count: number): object[] => [
  { translations: { en: { title: 'All' } }, cards: Array.from({ length: count }, () => ({})) },
];
const texts = (title: string, tags: string[], ...others: string[]): object => ({
  en: { title, description: 'A deck', tags },
  ...Object.fromEntries(others.map((language) => [language, { title }])),
});

describe.each(testDatabases)('the directory on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
    const world = async (slug: string, parent_id: string | null = null): Promise<string> =>
      (await server.admin.post('/api/admin/worlds', { name: slug, slug, parent_id })).json<{ world: { id: string } }>()
        .world.id;
    const forest = await world('forest');
    await world('cave', forest);
    await world('sea');
    const make = (status: string, world_id: string, rest: object) =>
      server.member.post('/api/decks', aDeck({ status, world_id, ...rest }));
    await make('published', 'forest', {
      translations: texts('Bears', ['Animals', 'big'], 'de'),
      categories: cards(3),
      copyright_info: 'Words by Ines, CC BY-SA 4.0',
    });
    await make('early-access', 'cave', { translations: texts('Ants', ['animals']), categories: cards(30) });
    await make('published', 'sea', {
      translations: texts('Cod', []),
      categories: cards(2),
      copyright_info: 'All rights; permits nobody',
      allows_download: true,
    });
    await make('unlisted', 'sea', { translations: texts('Secret', ['secret']) });
    await make('draft', 'sea', { translations: texts('Draft', ['secret']) });
  });
  afterAll(() => server.close());

  const titles = ({ decks }: { readonly decks: readonly Listed[] }): string[] =>
    decks.map(({ translations }) => translations.en.title);
  const list = async (query: string): Promise<string[]> =>
    titles((await server.stranger.get(`/api/decks/public?${query}`)).json<Page>());

  it('sorts by title and by number of cards, also a search, page by page', async () => {
    expect(await list('sort=title')).toEqual(['Ants', 'Bears', 'Cod']);
    expect(await list('sort=cards')).toEqual(['Ants', 'Bears', 'Cod']);
    expect(await list('q=animals&sort=title')).toEqual(['Ants', 'Bears']);
    for (const sort of ['title', 'cards', 'newest']) {
      const all: string[] = [];
      let cursor: string | null = '';
      do {
        const next: string = cursor === '' ? '' : `&cursor=${cursor}`;
        const page = (await server.stranger.get(`/api/decks/public?limit=1&sort=${sort}${next}`)).json<Page>();
        all.push(...titles(page));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(all, sort).toEqual(await list(`sort=${sort}`));
    }
  });

  it('filters by number of cards, licence, tag in any case, language and world', async () => {
    expect(await list('min_cards=4')).toEqual(['Ants']);
    expect(await list('max_cards=3&sort=title')).toEqual(['Bears', 'Cod']);
    expect(await list('copying=true')).toEqual(['Bears']);
    expect(await list('printing=true')).toEqual(['Cod']);
    expect(await list('tag=ANIMALS&sort=title')).toEqual(['Ants', 'Bears']);
    expect(await list('language=de')).toEqual(['Bears']);
    expect(await list('world=forest&sort=title')).toEqual(['Ants', 'Bears']);
  });

  it('lists decks by their ids, but none that is not in the directory', async () => {
    const { decks } = (await server.member.get('/api/decks?sort=title')).json<{ decks: { id: string }[] }>();
    const ids = decks.map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(await list(`ids=${ids.join()}&sort=title`)).toEqual(['Ants', 'Bears', 'Cod']);
    expect(await list('ids=')).toEqual([]);
    expect((await server.stranger.get('/api/decks/public?ids=1')).status).toBe(422);
  });

  it('picks any deck of the directory', async () => {
    const picked = new Set<string>();
    const pick = async () => (await server.stranger.get('/api/decks/public/surprise')).json<{ deck_id: string }>();
    for (let index = 0; index < 20; index += 1) picked.add((await pick()).deck_id);
    const listed = (await server.stranger.get('/api/decks/public')).json<{ decks: { id: string }[] }>();
    const ids = new Set(listed.decks.map(({ id }) => id));
    expect(picked.size).toBeGreaterThan(1);
    expect([...picked].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('puts decks on the shelves of their top-level worlds, and leaves out empty ones', async () => {
    const { shelves } = (await server.stranger.get('/api/decks/public/shelves?decks=1')).json<Shelves>();
    expect(shelves.map(({ world, deck_count, decks }) => [world.slug, deck_count, decks.length])).toEqual([
      ['forest', 2, 1],
      ['sea', 1, 1],
    ]);
  });

  it('counts tags and languages of listed decks only', async () => {
    expect((await server.stranger.get('/api/decks/public/facets')).json()).toEqual({
      deck_count: 3,
      tags: [
        { tag: 'animals', deck_count: 2 },
        { tag: 'big', deck_count: 1 },
      ],
      languages: [
        { language: 'en', deck_count: 3 },
        { language: 'de', deck_count: 1 },
      ],
    });
  });
});
