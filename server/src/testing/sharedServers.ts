import { test } from 'vitest';
import { startTestServer, type TestServer } from './startTestServer.js';
import type { TestDatabaseKind } from './testDatabases.js';

/**
 * `it` for tests that do without a server of their own: `sharedServer(kind)` is the one that all files of a worker
 * share. Its database has rows of other tests, whose files may come in any order, so a test looks only for its own.
 */
export const it = test
  .extend('startedServers', { scope: 'worker' }, () => new Map<TestDatabaseKind, Promise<TestServer>>())
  .extend('sharedServer', { scope: 'worker' }, ({ startedServers }, { onCleanup }) => {
    onCleanup(async () => {
      for (const server of startedServers.values()) await (await server).close();
    });
    return (kind: TestDatabaseKind): Promise<TestServer> => {
      const server = startedServers.get(kind) ?? startTestServer(kind);
      startedServers.set(kind, server);
      return server;
    };
  });
