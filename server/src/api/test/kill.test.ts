import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeck, SEEDED_WORLD, type StoredDeck } from '../../testing/aDeck.js';
import { signUp } from '../../testing/signUp.js';
import { startServerProcess } from '../../testing/startServerProcess.js';
import { TablePlayer, takeSeat } from '../../testing/TablePlayer.js';
import { testDatabases, type TestDatabase } from '../../testing/testDatabases.js';

const SAVES = 200;

describe.each(testDatabases)('the server process on $name', (kind) => {
  const { name } = kind;
  let folder: string;
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardwright-kill-'));
    database = name === 'postgres' ? await kind.open() : undefined;
  });
  afterAll(async () => {
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });
  const start = () =>
    startServerProcess({
      CARDWRIGHT_DATA: folder,
      EXPORT_WORKERS: '0',
      ...(database?.url && { DATABASE_URL: database.url }),
    });

  it(`loses no acknowledged save when it is killed during ${SAVES}`, async () => {
    let server = await start();
    let client = await signUp(server.url, `kill-${name}@example.com`);
    const { deck } = (await client.post('/api/decks', aDeck({ world_id: SEEDED_WORLD }))).json<{ deck: StoredDeck }>();
    const { code } = (await client.post('/api/live-tables', { deck_id: deck.id })).json<{ code: string }>();
    const player = await TablePlayer.connect(server.url, code, await takeSeat(client, code, 'Nova'));
    await player.act({ type: 'draw', pile: 'draw', count: 2 });
    let acknowledged = deck.version;
    // Killed three times, at random moments between two responses.
    for (const killAfter of [40, 110, 170]) {
      const saving = (async () => {
        while (acknowledged < SAVES) {
          const answer = await client.patch(`/api/decks/${deck.id}`, { copyright_info: `save ${acknowledged}` });
          if (answer.status === 200) acknowledged = answer.json<{ deck: StoredDeck }>().deck.version;
          if (acknowledged >= killAfter && server.process.exitCode === null) server.process.kill('SIGKILL');
        }
      })();
      // The connection breaks when the process dies.
      await expect(saving).rejects.toThrow();
      await server.end('SIGKILL');
      server = await start();
      client = await signUp(server.url, `kill-${name}@example.com`);
      const read = await client.get(`/api/decks/${deck.id}?include=categories.cards`);
      const stored = read.json<{ deck: StoredDeck & { copyright_info: string } }>().deck;
      // One more than acknowledged, because the running save may have been committed.
      expect(stored.version - acknowledged).toBeOneOf([0, 1]);
      expect(stored.copyright_info).toBe(`save ${stored.version - 1}`);
      expect(stored.categories).toEqual(deck.categories);
      acknowledged = stored.version;
    }
    const back = await TablePlayer.connect(server.url, code, player.seat);
    expect(back.view.hand).toEqual(player.view.hand);
    expect(back.view.hand).toHaveLength(2);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
