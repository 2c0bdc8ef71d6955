import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { picture, SVG } from './pictures.js';
import { imagesOf } from './supabaseOf.js';

describe.each(embeddedDatabase)('public pictures ($name)', (kind) => {
  let server: TestServer;
  let url: string;
  let path: string;
  let png: Buffer;
  beforeAll(async () => {
    server = await startTestServer(kind);
    path = `${server.member.id}/${randomUUID()}.png`;
    png = await picture('png', 300, 200);
    const { bucket } = imagesOf(server.member);
    await bucket.upload(path, png, { cacheControl: '60', contentType: 'image/png' });
    url = bucket.getPublicUrl(path).data.publicUrl;
  });
  afterAll(() => server.close());

  it('answers GET and HEAD alike', async () => {
    const [get, head] = [await fetch(url), await fetch(url, { method: 'HEAD' })];
    for (const { status, headers } of [get, head]) {
      expect(status).toBe(200);
      expect(headers.get('content-length')).toBe(String(png.byteLength));
      expect(headers.get('content-type')).toBe('image/png');
      expect(headers.get('cache-control')).toBe('public, max-age=60');
      expect(headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    expect(Buffer.from(await get.arrayBuffer()).equals(png)).toBe(true);
  });

  it('answers 304 for unchanged pictures', async () => {
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const fresh = await fetch(url, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
    expect([fresh.status, await fresh.text()]).toEqual([304, '']);
    expect((await fetch(url, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it.each([
    ['bytes=0-9', 206, 0, 10],
    ['bytes=-5', 206, -5, undefined],
    ['bytes=10-', 206, 10, undefined],
    ['bytes=0-0,5-6', 200, 0, undefined],
    ['bytes=9-2', 200, 0, undefined],
    ['pages=1-2', 200, 0, undefined],
  ])('serves the range %s', async (range, status, from, to) => {
    const answer = await fetch(url, { headers: { Range: range } });
    expect(answer.status).toBe(status);
    expect(Buffer.from(await answer.arrayBuffer()).equals(png.subarray(from, to))).toBe(true);
  });

  it('refuses a range beyond the end', async () => {
    const answer = await fetch(url, { headers: { Range: 'bytes=900000-' } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${png.byteLength}`]);
  });

  it('serves the whole file if the range is of an older version', async () => {
    expect((await fetch(url, { headers: { Range: 'bytes=0-9', 'If-Range': '"old"' } })).status).toBe(200);
  });

  it('names downloads safely, whatever name the link requests', async () => {
    const named = async (query: string) => (await fetch(`${url}?download=${query}`)).headers.get('content-disposition');
    expect(await named('')).toMatch(/^attachment; filename="[0-9a-f-]+\.png"$/);
    expect(await named('card.png')).toBe('attachment; filename="card.png"');
    // All of Latin-1, which is valid as it is, but not understood.
    expect(await named(encodeURIComponent('Gespräch.png'))).toBe(
      `attachment; filename="Gesprach.png"; filename*=UTF-8''Gespr%C3%A4ch.png`,
    );
    expect(await named(encodeURIComponent('a"\r\nSet-Cookie: x=1;/../b.png'))).not.toMatch(/[\r\n]|Set-Cookie:|\//);
  });

  it('gives the server the same bytes and paths', async () => {
    const { storage } = server.services;
    expect(storage.pathOf(storage.publicUrl(path))).toBe(path);
    expect(storage.pathOf(`/storage/v1/object/public/images/${path}`)).toBe(path);
    for (const other of [
      'https://evil.example' + new URL(url).pathname,
      'data:,x',
      '',
      `${url}/../x`,
      url.replace('//', '//a@'),
    ])
      expect(storage.pathOf(other), other).toBeUndefined();
    const opened = await storage.open(path);
    const chunks: Buffer[] = [];
    for await (const chunk of opened?.stream ?? []) chunks.push(Buffer.from(chunk as Uint8Array));
    expect(Buffer.concat(chunks).equals(png)).toBe(true);
    await storage.put('seeds/decks/cover.svg', Buffer.from(SVG), { ownerId: null });
    expect(await storage.list('seeds')).toMatchObject([{ path: 'seeds/decks/cover.svg', width: 20, height: 10 }]);
    await expect(storage.put(`${server.member.id}/x.svg`, png, { ownerId: null })).rejects.toMatchObject({
      kind: 'unsupported-type',
    });
    await expect(storage.put(path, png, { ownerId: server.other.id })).rejects.toMatchObject({ kind: 'invalid' });
    expect(await storage.remove(['seeds/decks/cover.svg', 'seeds/none.svg'])).toEqual(['seeds/decks/cover.svg']);
  });
});
