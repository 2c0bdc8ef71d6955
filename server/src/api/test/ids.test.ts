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

const SAMPLE = '7b0c3d5e-9a51-4b8e-8a8f-0d6f7b1c2d3e';
const takes = (field: z.ZodType, id: string): boolean => field.safeParse(id).success;

/** The fields that take an id: of the path, the query and the body of every route. */
const FIELDS = allRoutes.flatMap(({ name, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([place, schema]) =>
    Object.entries(shapeOf(schema))
      .filter(([key, field]) => /(^|_)id$/.test(key) && takes(field, SAMPLE))
      .map(([key, field]) => ({ what: `${name}: ${place}.${key}`, field })),
  ),
);

function shapeOf(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  return schema !== undefined && 'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};
}

describe('routes', () => {
  const idOfDeck = shapeOf(allRoutes.find(({ name }) => name === 'readDeck')?.params).id;

  it('have many fields that take an id', () => {
    expect(FIELDS.length).toBeGreaterThan(allRoutes.length / 3);
  });

  it.each(FIELDS)('$what takes every id that other routes take', ({ field }) => {
    fc.assert(
      fc.property(anyId, (id) => {
        if (idOfDeck !== undefined && takes(idOfDeck, id)) expect(takes(field, id), id).toBe(true);
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
        for (const part of ['', '/play', '/manifest']) await expectFound(`/api/decks/public/${deck_id}${part}`);
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
        const { versions } = (await server.member.get(`${path}/versions`)).json<{ versions: { version: number }[] }>();
        for (const { version } of versions) await expectFound(`${path}/versions/${version}`);
        for (const removal of [path, `${path}?erase=true`])
          expect((await server.member.delete(removal)).status).toBe(204);
      }),
      { numRuns: 30 },
    );
  });
});
