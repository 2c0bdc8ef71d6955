import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasEnded, waitFor } from '../../jobs/test/exportEvents.js';
import { startExportServer, type ExportServer } from '../../jobs/test/startExportServer.js';
import type { TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

describe.each(embeddedDatabase)('exports of what changed on $name', (kind) => {
  let exporting: ExportServer;
  let server: TestServer;
  beforeAll(async () => {
    exporting = await startExportServer(kind);
    ({ server } = exporting);
  });
  afterAll(() => server.close());

  it('reads an earlier version or export of the deck for what changed since', async () => {
    const deckId = await exporting.newDeck(server.member);
    const first = await exporting.order(server.member, deckId);
    (await exporting.maker.next()).finish(Buffer.from('%PDF'));
    await waitFor(server.member, first.id, hasEnded);
    await server.member.patch(`/api/decks/${deckId}`, { translations: { en: { title: 'Later', description: 'x' } } });
    const [before, after] = ['Terrible weather', 'Later'];
    for (const [since, title] of [
      ['1', before],
      [first.id, before],
      ['2', after],
    ] as const) {
      await exporting.order(server.member, deckId, { options: { since } });
      const job = await exporting.maker.next();
      job.finish(Buffer.from('%PDF'));
      const { snapshot } = job;
      const titles = [snapshot, snapshot.since].map((each) => each?.deck.translations.en?.title);
      expect([titles, snapshot.version]).toEqual([[after, title], 2]);
    }
    const others = await exporting.made(server.member);
    for (const since of ['9', others, 'yesterday']) {
      const body = { deck_id: deckId, preset: 'pdf-cards', options: { since } };
      const { status, text } = await server.member.post('/api/exports', body);
      expect([status, text]).toEqual([422, expect.stringContaining('options.since')]);
    }
    const unchanged = { deck_id: await exporting.newDeck(server.member), preset: 'pdf-cards', options: { since: '9' } };
    const { text } = await server.member.post('/api/exports', unchanged);
    expect(text).toContain('No earlier version is kept yet.');
  });
});
