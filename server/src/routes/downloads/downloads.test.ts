import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ExportFailure } from '../../jobs/ExportMaker.js';
import { startExportServer, type ExportServer } from '../../jobs/test/startExportServer.js';
import { dropStaleDownloads } from '../../queries/exports/downloads.js';
import type { TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

interface Shown {
  readonly status: string;
  readonly progress: { readonly share: number };
  readonly file: { readonly name: string; readonly size: number } | null;
}

let exporting: ExportServer;
let server: TestServer;

const pathOf = (id: string, rest = ''): string => `/api/decks/public/${id}/downloads/a4/en${rest}`;

/** A deck that everybody may download, unless the changes say otherwise. */
async function offered(changes: object = {}): Promise<string> {
  const id = await exporting.newDeck(server.member);
  const saved = await server.member.patch(`/api/decks/${id}`, {
    status: 'published',
    allows_download: true,
    ...changes,
  });
  expect(saved.status, saved.text).toBe(200);
  return id;
}

async function order(id: string): Promise<Shown> {
  const answer = await server.stranger.post(pathOf(id));
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ download: Shown }>().download;
}

/** Reads until the download has ended. The server looks after its jobs meanwhile. */
async function ended(id: string): Promise<Shown> {
  for (;;) {
    const { download } = (await server.stranger.get(pathOf(id))).json<{ download: Shown }>();
    if (download.status !== 'queued' && download.status !== 'running') return download;
  }
}

describe.each(embeddedDatabase)('downloads on $name', (kind) => {
  beforeAll(async () => {
    exporting = await startExportServer(kind);
    ({ server } = exporting);
  });
  afterAll(() => server.close());

  it('makes a file once for each version, and shows only what everybody may see', async () => {
    const id = await offered({ status: 'unlisted' });
    expect((await server.stranger.get(pathOf(id))).status).toBe(404);
    expect(['queued', 'running']).toContain((await order(id)).status);
    await order(id);
    const job = await exporting.maker.next();
    expect(job.request).toEqual({ preset: 'home-a4', languages: ['en'] });
    expect(job.snapshot).not.toHaveProperty('owner');
    expect((await server.stranger.get(pathOf(id, '/file'))).status).toBe(409);
    job.finish(Buffer.from('%PDF one'));
    expect(await ended(id)).toMatchObject({ status: 'done', progress: { share: 1 }, file: { size: 8 } });
    const file = await server.stranger.get(pathOf(id, '/file'));
    expect([file.status, file.headers.get('content-type'), file.text]).toEqual([200, 'application/pdf', '%PDF one']);
    expect((await order(id)).status).toBe('done');
    expect((await server.member.get('/api/exports')).json()).toMatchObject({ exports: [] });
    const { jobs } = (await server.admin.get('/api/admin/jobs')).json<{ jobs: object[] }>();
    expect(jobs).toMatchObject([{ owner_id: null, owner_name: 'Visitors', status: 'done' }]);

    await server.member.patch(`/api/decks/${id}`, { copyright_info: '©' });
    expect((await server.stranger.get(pathOf(id, '/file'))).status).toBe(404);
    await dropStaleDownloads(exporting.database.knex);
    expect((await server.admin.get('/api/admin/jobs')).json()).toMatchObject({ jobs: [] });
    await order(id);
    (await exporting.maker.next()).finish(Buffer.from('%PDF'));
    expect((await ended(id)).status).toBe('done');
  });

  it('makes one card to print it again, apart from the whole deck', async () => {
    const id = await offered();
    const path = (card: unknown, rest = ''): string => `${pathOf(id, rest)}?card=${String(card)}`;
    await order(id);
    (await exporting.maker.next()).finish(Buffer.from('%PDF whole'));
    await ended(id);
    expect((await server.stranger.get(path(1))).status).toBe(404);
    expect((await server.stranger.post(path(1))).status).toBe(200);
    const job = await exporting.maker.next();
    expect(job.request).toEqual({ preset: 'home-a4', languages: ['en'], cards: '1' });
    job.finish(Buffer.from('%PDF one card'));
    await expect.poll(async () => (await server.stranger.get(path(1, '/file'))).text).toBe('%PDF one card');
    expect((await server.stranger.get(pathOf(id, '/file'))).text).toBe('%PDF whole');
    for (const card of [0, 'x']) expect((await server.stranger.post(path(card))).status).toBe(422);
  });

  it('gives out nothing that the owner does not offer', async () => {
    const id = await offered({ allows_download: false });
    const refused = async (of: string): Promise<void> => {
      for (const [method, rest] of [
        ['POST', ''],
        ['GET', ''],
        ['GET', '/file'],
      ] as const)
        expect([of, method, rest, (await server.stranger.send(method, pathOf(id, rest))).status]).toEqual([
          of,
          method,
          rest,
          404,
        ]);
    };
    await refused('a deck that may not be downloaded');
    await server.member.patch(`/api/decks/${id}`, { allows_download: true });
    await order(id);
    (await exporting.maker.next()).finish(Buffer.from('%PDF'));
    await ended(id);
    await server.member.patch(`/api/decks/${id}`, { status: 'draft' });
    await refused('a draft');
    await server.member.patch(`/api/decks/${id}`, { status: 'published' });
    await server.member.delete(`/api/decks/${id}`);
    await refused('a deck in the bin');
  });

  it('leaves it to the owner of a copy who may download it', async () => {
    const id = await offered();
    const copyOf = async (client: typeof server.member): Promise<unknown> => {
      const { deck_id } = (await client.post(`/api/decks/${id}/duplicate`)).json<{ deck_id: string }>();
      return (await client.get(`/api/decks/${deck_id}`)).json();
    };
    expect(await copyOf(server.other)).toMatchObject({ deck: { allows_download: false } });
    expect(await copyOf(server.member)).toMatchObject({ deck: { allows_download: true } });
  });

  it('makes a failed one again when somebody asks; only what is made counts against the limit', async () => {
    const id = await offered();
    const take = vi.spyOn(server.services.limits, 'take');
    const downloads = (): number => take.mock.calls.filter(([name]) => name === 'download').length;
    await order(id);
    await order(id);
    (await exporting.maker.next()).fail(new ExportFailure('One face lacks “secret.png”.'));
    const failed = await ended(id);
    expect(failed).toMatchObject({ status: 'failed', file: null });
    expect(Object.keys(failed).sort()).toEqual(['file', 'progress', 'status']);
    expect(downloads()).toBe(1);
    await order(id);
    (await exporting.maker.next()).finish(Buffer.from('%PDF'));
    expect((await ended(id)).status).toBe('done');
    await order(id);
    expect(downloads()).toBe(2);
    take.mockRestore();
  });
});
