import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import type { TestClient } from '../../testing/TestClient.js';
import { testDatabases } from '../../testing/testDatabases.js';

interface Page {
  readonly decks: readonly StoredDeck[];
  readonly next_cursor: string | null;
}

const TOTAL = 7;
const OWN = ['updated', 'created', 'title'].map((sort) => `/api/decks?sort=${sort}`);
const ALL = ['updated', 'created', 'title'].map((sort) => `/api/admin/decks?sort=${sort}`);
const PUBLIC = ['/api/decks/public?', '/api/decks/public?q=weather'];
const LISTS = [...OWN, ...ALL, ...PUBLIC];

const encode = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url');
const ID = '00000000-0000-4000-8000-000000000000';
const TIME = '2026-01-01T00:00:00+00:00';

/** Well-formed cursors of no list, or of one with other keys. */
const FOREIGN = [
  ['a', 'b'],
  [1],
  [],
  [null, null],
  ['updated', 'a', 'b'],
  ['updated', TIME, ID, ID],
  ['title', 1, ID],
  ['title', 'a\0', ID],
  ['created', '0000-01-01T00:00:00Z', ID],
  ['newest', 'true', TIME, ID],
  ['newest', true, TIME, 'no id'],
  ['match', 1e300, ID],
  ['match', '0.1', ID],
  ['constructor', TIME, ID],
  {},
  'text',
].map(encode);

describe.each(testDatabases)('lists of decks on $name', (database) => {
  let server: TestServer;
  let made: ReadonlySet<string>;
  beforeAll(async () => {
    server = await startTestServer(database);
    await server.admin.post('/api/admin/worlds', { name: 'Weather', slug: 'weather' });
    const ids = [];
    for (let index = 0; index < TOTAL; index += 1) {
      const illustration = index % 2 === 0 ? { illustration: '/storage/v1/object/public/images/a.png' } : {};
      const answer = await server.member.post(
        '/api/decks',
        aDeck({ status: 'published', world_id: 'weather', ...illustration }),
      );
      ids.push(answer.json<{ deck: StoredDeck }>().deck.id);
    }
    made = new Set(ids);
  });
  afterAll(() => server.close());

  const clientOf = (list: string): TestClient => (list.includes('/admin/') ? server.admin : server.member);
  const read = (list: string, cursor: string) => clientOf(list).get(`${list}&limit=3&cursor=${cursor}`);
  const firstCursor = async (list: string): Promise<string> =>
    (await clientOf(list).get(`${list}&limit=3`)).json<Page>().next_cursor ?? '';

  it.each(LISTS)('%s pages without losing or repeating a deck', async (list) => {
    const page = (await clientOf(list).get(`${list}&limit=3`)).json<Page>();
    const seen = page.decks.map(({ id }) => id);
    for (let cursor = page.next_cursor; cursor !== null;) {
      const next = (await read(list, cursor)).json<Page>();
      seen.push(...next.decks.map(({ id }) => id));
      cursor = next.next_cursor;
    }
    expect([seen.length, new Set(seen)]).toEqual([TOTAL, made]);
  });

  it('returns all own decks unless a limit is given', async () => {
    const collector = await server.newMember();
    const many = Array.from({ length: 205 }, () => ({ user_id: collector.id }));
    await server.services.database.knex('app.decks').insert(many);
    const whole = (await collector.get('/api/decks')).json<Page>();
    expect([whole.decks.length, whole.next_cursor]).toEqual([205, null]);
    const page = (await collector.get('/api/decks?limit=200')).json<Page>();
    expect(page.decks).toHaveLength(200);
    const rest = (await collector.get(`/api/decks?cursor=${page.next_cursor}`)).json<Page>();
    expect([rest.decks.length, rest.next_cursor]).toEqual([5, null]);
  });

  it.each(LISTS)('%s refuses cursors that are not its own', async (list) => {
    const others = await Promise.all(LISTS.filter((other) => sortOf(other) !== sortOf(list)).map(firstCursor));
    for (const cursor of [...FOREIGN, ...others, 'nonsense']) {
      const answer = await read(list, cursor);
      expect([cursor, answer.status]).toEqual([cursor, 422]);
      expect(answer.json()).toMatchObject({ errors: [{ path: 'query.cursor' }] });
    }
  });
});

/** A list's sort: own and admin lists share theirs. */
function sortOf(list: string): string {
  return list.replace(/^.*[?&]/, '') || 'newest';
}
