import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExportFailure } from '../../jobs/ExportMaker.js';
import { hasEnded, waitFor } from '../../jobs/test/exportEvents.js';
import { startExportServer, type ExportServer } from '../../jobs/test/startExportServer.js';
import type { TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

const DAY_MS = 24 * 3_600_000;

describe.each(embeddedDatabase)('files of exports on $name', (kind) => {
  let exporting: ExportServer;
  let server: TestServer;
  beforeAll(async () => {
    exporting = await startExportServer(kind);
    ({ server } = exporting);
  });
  afterAll(() => server.close());

  it('sends the whole file, ranges, only changes, and by a link that expires', async () => {
    const bytes = randomBytes(1_300_000);
    const id = await exporting.made(server.member, bytes);
    const path = `/api/exports/${id}/download`;
    const fetchIt = async (url: string, headers: Record<string, string> = {}) => {
      const token = `Bearer ${server.member.session?.token ?? ''}`;
      const answer = await fetch(new URL(url, server.url), { headers: { Authorization: token, ...headers } });
      return { answer, body: Buffer.from(await answer.arrayBuffer()) };
    };
    const { answer, body } = await fetchIt(path);
    expect(body.equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '1300000',
      'accept-ranges': 'bytes',
      etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
    });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%C3%9Cbung/);
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 10],
      ['bytes=524280-1048600', 524_280, 1_048_601],
      ['bytes=1299990-', 1_299_990, 1_300_000],
      ['bytes=-5', 1_299_995, 1_300_000],
      ['bytes=1299999-9999999', 1_299_999, 1_300_000],
    ] as const) {
      const part = await fetchIt(path, { Range: range });
      expect([range, part.answer.status]).toEqual([range, 206]);
      expect(part.answer.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/1300000`);
      expect(part.body.equals(bytes.subarray(start, end))).toBe(true);
    }
    const status = async (headers: Record<string, string>) => (await fetchIt(path, headers)).answer.status;
    const beyond = await fetchIt(path, { Range: 'bytes=1300000-' });
    expect([beyond.answer.status, beyond.answer.headers.get('content-range')]).toEqual([416, 'bytes */1300000']);
    expect(JSON.parse(beyond.body.toString())).toMatchObject({ detail: 'The file has only 1300000 bytes.' });
    expect(await status({ Range: 'bytes=-0' })).toBe(416);
    expect(await status({ Range: 'bytes=5-2' })).toBe(200);
    expect(await status({ Range: 'lines=1-2' })).toBe(200);
    expect(await status({ Range: 'bytes=0-9', 'If-Range': '"other"' })).toBe(200);
    expect(await status({ 'If-None-Match': answer.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' })).toBe(304);
    const head = await fetch(new URL(path, server.url), {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${server.member.session?.token ?? ''}` },
    });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '1300000']);

    const { url } = (await server.member.post(`/api/exports/${id}/link`)).json<{ url: string }>();
    expect((await fetch(new URL(url, server.url))).status).toBe(200);
    expect((await server.stranger.get(url.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')))).status).toBe(404);
    const later = url.replace(/(\d)\./, (_, digit) => `${(Number(digit) + 1) % 10}.`);
    expect((await server.stranger.get(later)).status).toBe(404);
    expect((await server.stranger.get(path)).status).toBe(401);
    const other = await exporting.made(server.member);
    expect((await server.stranger.get(url.replace(id, other))).status).toBe(404);
    exporting.ahead = 11 * 60_000;
    expect((await server.stranger.get(url)).status).toBe(404);
    exporting.ahead = 0;
  });

  it('says why an export has no file, instead of linking to it', async () => {
    const { id } = await exporting.order(server.member, await exporting.newDeck(server.member));
    const job = await exporting.maker.next();
    const refusals = async () => {
      const answers = [
        await server.member.get(`/api/exports/${id}/download`),
        await server.member.post(`/api/exports/${id}/link`),
      ];
      return answers.map((answer) => [answer.status, answer.json<{ detail: string }>().detail]);
    };
    const running = [409, 'The export is still being made, so there is no file to download.'];
    expect(await refusals()).toEqual([running, running]);
    job.fail(new ExportFailure('One face lacks an icon.', []));
    await waitFor(server.member, id, hasEnded);
    const failed = [409, 'The export failed, so there is no file to download.'];
    expect(await refusals()).toEqual([failed, failed]);
  });

  it('deletes the file after a week, keeps the row, and can repeat the export', async () => {
    const id = await exporting.made(server.member);
    const row = () => exporting.database.knex('app.exports').where({ id });
    const [{ expires_at: expires } = { expires_at: new Date(0) }] =
      await row().select<{ expires_at: Date }[]>('expires_at');
    expect(Math.round((expires.getTime() - Date.now()) / DAY_MS)).toBe(7);
    await row().update({ expires_at: new Date() });
    expect((await server.member.get(`/api/exports/${id}`)).json()).toMatchObject({
      export: { status: 'expired', file: null },
    });
    const gone = await server.member.get(`/api/exports/${id}/download`);
    expect([gone.status, gone.json()]).toEqual([410, expect.objectContaining({ type: '/problems/gone' })]);
    expect((await server.member.post(`/api/exports/${id}/retry`)).status).toBe(200);
    (await exporting.maker.next()).finish(Buffer.from('%PDF again'));
    await waitFor(server.member, id, hasEnded);
    expect((await server.member.get(`/api/exports/${id}/download`)).text).toBe('%PDF again');
  });
});
