import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { allRoutes } from '../../routes/index.js';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

/** What import takes as an id: any 128 bits, in any case, and texts that are not ids. */
const digit = fc.constantFrom(...'0123456789abcdefABCDEF');
const group = (length: number) => fc.string({ unit: digit, minLength: length, maxLength: length });
const anyBits = fc.tuple(group(8), group(4), group(4), group(4), group(12)).map((groups) => groups.join('-'));
const anyId = fc.oneof(anyBits, fc.uuid(), fc.constant('00000000-0000-0000-0000-000000000000'), fc.string());

const takes = (params: z.ZodType | undefined, id: string): boolean => params?.safeParse({ id }).success === true;

/** The routes whose only parameter is an id. */
const WITH_ID = allRoutes.filter(({ params }) => takes(params, '7b0c3d5e-9a51-4b8e-8a8f-0d6f7b1c2d3e'));

describe('routes', () => {
  const readDeck = WITH_ID.find(({ name }) => name === 'readDeck')?.params;

  it.each(WITH_ID)('$name takes every id that other routes take', ({ params }) => {
    fc.assert(
      fc.property(anyId, (id) => {
        if (takes(readDeck, id)) expect(takes(params, id), id).toBe(true);
      }),
    );
  });
});

describe.each(embeddedDatabase)('ids on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
    await server.admin.post('/api/admin/worlds', { name: 'Weather', slug: 'weather' });
  });
  afterAll(() => server.close());

  const expectFound = async (path: string): Promise<void> => {
    const { status, text } = await server.member.get(path);
    expect([path, status, text]).toEqual([path, 200, expect.any(String)]);
  };

  it('that the server returns are accepted wherever they are sent back, whatever was imported', async () => {
    const isUnique = ({ category, card }: { category: string; card: string }): boolean => category !== card;
    const imported = fc.record({ deck: anyId, category: anyId, card: anyId }).filter(isUnique);
    await fc.assert(
      fc.asyncProperty(imported, async ({ deck, category, card }) => {
        const categories = [{ id: category, cards: [{ id: card, translations: { en: { title: 'A' } } }] }];
        const file = aDeck({ id: deck, categories, status: 'published', world_id: 'weather' });
        const answer = await server.member.post('/api/decks/import', file);
        expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
        const { deck_id } = answer.json<{ deck_id: string }>();
        await expectFound(`/api/decks/public/${deck_id}`);
        for (const list of ['/api/decks?limit=1', '/api/decks?limit=1&sort=title', '/api/decks/public?limit=1']) {
          const { next_cursor } = (await server.member.get(list)).json<{ next_cursor: string | null }>();
          if (next_cursor !== null) await expectFound(`${list}&cursor=${next_cursor}`);
        }
        const path = `/api/decks/${deck_id}`;
        const read = (await server.member.get(`${path}?include=categories.cards`)).json<{ deck: StoredDeck }>().deck;
        for (const { id, cards } of read.categories) {
          await expectFound(`/api/categories/${id}`);
          for (const each of cards) await expectFound(`/api/cards/${each.id}`);
        }
        const saved = await server.member.patch(path, { categories: read.categories });
        expect(saved.json<{ deck: StoredDeck }>().deck.categories).toEqual(read.categories);
        for (const removal of [path, `${path}?erase=true`])
          expect((await server.member.delete(removal)).status).toBe(204);
      }),
      { numRuns: 30 },
    );
  });
});
