import { expect } from 'vitest';
import { aDeck, type StoredDeck } from '../../../testing/aDeck.js';
import { it as onSharedServers } from '../../../testing/sharedServers.js';
import type { TestServer } from '../../../testing/startTestServer.js';
import type { TestDatabaseKind } from '../../../testing/testDatabases.js';

/** The answer to creating and saving a deck. */
export interface Saved {
  deck: StoredDeck;
  ids: Record<string, string>;
}

/** The slug of a world that deck servers have beside the one of every test server. */
const WORLD = 'weather';

export interface DeckServer {
  readonly server: TestServer;
  /** Creates a deck, by default as `member`. */
  readonly create: (changes?: object, by?: TestServer['member']) => Promise<StoredDeck>;
  /** Reads a deck with its content as `member`. */
  readonly read: (id: string) => Promise<StoredDeck>;
}

/** `it` for tests of the decks' routes, which share a server. */
export const it = onSharedServers.extend(
  'deckServer',
  { scope: 'worker' },
  ({ sharedServer }) =>
    async (kind: TestDatabaseKind): Promise<DeckServer> => {
      const server = await sharedServer(kind);
      await server.services.database
        .knex('app.worlds')
        .insert({ slug: WORLD, name: 'Weather', position: '0|100000:' })
        .onConflict('slug')
        .ignore();
      return {
        server,
        create: async (changes = {}, by = server.member) => {
          const answer = await by.post('/api/decks', aDeck(changes));
          expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
          return answer.json<Saved>().deck;
        },
        read: async (id) =>
          (await server.member.get(`/api/decks/${id}?include=categories.cards`)).json<{ deck: StoredDeck }>().deck,
      };
    },
);
