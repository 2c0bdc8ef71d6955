import { expect } from 'vitest';
import type { ServiceOptions } from '../../createServices.js';
import { createLog } from '../../observability/createLog.js';
import { Metrics } from '../../observability/metrics.js';
import { aDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import type { TestClient } from '../../testing/TestClient.js';
import type { TestDatabase, TestDatabaseKind } from '../../testing/testDatabases.js';
import { PostgresExportQueue } from '../PostgresExportQueue.js';
import { hasEnded, waitFor, type ShownExport } from './exportEvents.js';
import { ScriptedMaker } from './ScriptedMaker.js';

export interface ExportServer {
  readonly server: TestServer;
  readonly database: TestDatabase;
  readonly maker: ScriptedMaker;
  /** Milliseconds by which the server's clock is ahead. */
  ahead: number;
  /** @returns the id of a new deck that the client owns */
  newDeck(client: TestClient): Promise<string>;
  order(client: TestClient, deckId: string, changes?: object): Promise<ShownExport>;
  /** @returns the id of a finished export with these bytes */
  made(client: TestClient, bytes?: Uint8Array): Promise<string>;
}

/** Starts a server whose only worker makes what the test says. */
export async function startExportServer(kind: TestDatabaseKind, options: ServiceOptions = {}): Promise<ExportServer> {
  const database = await kind.open();
  const maker = new ScriptedMaker();
  const clock = (): Date => new Date(Date.now() + started.ahead);
  const parts = { database, maker, log: createLog('silent'), metrics: new Metrics(), clock, workers: 1 };
  const started: Omit<ExportServer, 'server'> = {
    database,
    maker,
    ahead: 0,
    newDeck: async (client) => {
      const answer = await client.post('/api/decks', aDeck());
      expect(answer.status, answer.text).toBe(201);
      return answer.json<{ deck: { id: string } }>().deck.id;
    },
    order: async (client, deckId, changes = {}) => {
      const answer = await client.post('/api/exports', { deck_id: deckId, preset: 'pdf-cards', ...changes });
      expect(answer.status, answer.text).toBe(201);
      return answer.json<{ export: ShownExport }>().export;
    },
    made: async (client, bytes = Buffer.from('%PDF')) => {
      const { id } = await started.order(client, await started.newDeck(client));
      (await maker.next()).finish(bytes);
      await waitFor(client, id, hasEnded);
      return id;
    },
  };
  const opened = { open: () => Promise.resolve(database) };
  const exports = new PostgresExportQueue(parts);
  return Object.assign(started, { server: await startTestServer(opened, { clock, exports, ...options }) });
}
