import { describe, expect } from 'vitest';
import { type StoredDeck } from '../../testing/aDeck.js';
import type { TestServer } from '../../testing/startTestServer.js';
import { testDatabases } from '../../testing/testDatabases.js';
import { it, type DeckServer } from './test/deckServer.js';

const PUBLIC = ['published', 'early-access', 'unlisted'];

describe.each(testDatabases)('publishing decks on $name', (database) => {
  let server: DeckServer['server'];
  let create: DeckServer['create'];
  let read: DeckServer['read'];
  it.beforeAll(async ({ deckServer }) => {
    ({ server, create, read } = await deckServer(database));
  });

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
