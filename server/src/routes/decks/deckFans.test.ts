import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

interface Page {
  readonly decks: readonly {
    readonly fan?: readonly { readonly card: { readonly translations: { readonly en: { readonly title: string } } } }[];
  }[];
  readonly counts?: Readonly<Record<string, number>>;
}

const cards = (...titles: string[]): object[] => titles.map((title) => ({ translations: { en: { title } } }));
const category = (title: string, ...titles: string[]): object => ({
  translations: { en: { title } },
  cards: cards(...titles),
});

describe.each(embeddedDatabase)('fans and counts of own decks on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
    await server.admin.post('/api/admin/worlds', { name: 'Weather', slug: 'weather' });
    const categories = [category('A', 'a1', 'a2', 'a3', 'a4', 'a5'), category('B'), category('C', 'c1')];
    await server.member.post('/api/decks', aDeck({ categories, status: 'unlisted', world_id: 'weather' }));
    const shown = { title: 'Shown', description: 'To all', short_description: 'All' };
    await server.other.post(
      '/api/decks',
      aDeck({
        categories,
        status: 'published',
        world_id: 'weather',
        illustration: '/media/stock/a.webp',
        translations: { en: shown },
      }),
    );
    await server.member.post('/api/decks', aDeck({ categories: [] }));
    await server.member.post('/api/decks', aDeck({ translations: { en: { title: 'Tides', description: '' } } }));
  });
  afterAll(() => server.close());

  const list = async (query: string): Promise<Page> => (await server.member.get(`/api/decks?${query}`)).json<Page>();

  it('takes first cards of all categories before second ones, at most four', async () => {
    const { decks } = await list('include=fan&status=unlisted');
    expect(decks[0]?.fan?.map(({ card }) => card.translations.en.title)).toEqual(['a1', 'c1', 'a2', 'a3']);
  });

  it('gives decks without cards an empty fan, and none unless requested', async () => {
    const { decks } = await list('include=fan');
    expect(decks.map(({ fan }) => fan?.length)).toEqual([3, 0, 4]);
    expect((await list('')).decks.map(({ fan }) => fan)).toEqual([undefined, undefined, undefined]);
  });

  it('shows strangers the fans of public decks, without owner-only data', async () => {
    const { decks } = (await server.stranger.get('/api/decks/public?include=fan')).json<Page>();
    expect(decks.map(({ fan }) => fan?.map(({ card }) => card.translations.en.title))).toEqual([
      ['a1', 'c1', 'a2', 'a3'],
    ]);
    expect(decks[0]?.fan?.[0]?.card).not.toHaveProperty('deck_id');
  });

  it('counts by status within a search, ignoring the status filter', async () => {
    expect((await list('include=counts')).counts).toEqual({ draft: 2, unlisted: 1 });
    expect((await list('include=counts&status=unlisted')).counts).toEqual({ draft: 2, unlisted: 1 });
    expect((await list('include=counts&q=tides')).counts).toEqual({ draft: 1 });
    expect((await list('include=counts&bin=true')).counts).toEqual({});
  });
});
