import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { picture, SVG } from '../../storage/test/pictures.js';
import { imagesOf } from '../../storage/test/supabaseOf.js';

describe.each(embeddedDatabase)('the image path ($name)', (kind) => {
  let server: TestServer;
  let path: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    path = `${server.member.id}/${randomUUID()}.jpg`;
    await server.services.storage.put(path, await picture('jpeg', 900, 600), { ownerId: server.member.id });
  });
  afterAll(() => server.close());

  const get = (query: Record<string, string>, headers = {}) =>
    fetch(`${server.url}/image?${new URLSearchParams(query).toString()}`, { headers });
  const sizeOf = async (answer: Response) => {
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    return { format, width, height };
  };

  it('draws the fixed widths in the requested format', async () => {
    expect(await sizeOf(await get({ src: path, w: '320' }))).toEqual({ format: 'webp', width: 320, height: 213 });
    for (const [format, decoded] of [
      ['jpeg', 'jpeg'],
      ['png', 'png'],
      ['avif', 'heif'],
    ] as const) {
      const answer = await get({ src: path, w: '320', dpr: '2', format, quality: '50' });
      expect(answer.headers.get('content-type')).toBe(`image/${format}`);
      expect(await sizeOf(answer)).toMatchObject({ format: decoded, width: 640 });
    }
  });

  it('never enlarges a photo, but draws an SVG sharply at any size', async () => {
    expect(await sizeOf(await get({ src: path, w: '1536', dpr: '2' }))).toMatchObject({ width: 900 });
    const drawing = `${server.member.id}/${randomUUID()}.svg`;
    await server.services.storage.put(drawing, Buffer.from(SVG), { ownerId: server.member.id });
    expect(await sizeOf(await get({ src: drawing, w: '640' }))).toMatchObject({ width: 640, height: 320 });
  });

  it('leaves drawings, and photos that are narrow enough, as they are if the original is wanted', async () => {
    const photo = await picture('jpeg', 700, 500);
    const [narrow, drawing] = [`${server.member.id}/${randomUUID()}.jpg`, `${server.member.id}/${randomUUID()}.svg`];
    await server.services.storage.put(narrow, photo, { ownerId: server.member.id });
    await server.services.storage.put(drawing, Buffer.from(SVG), { ownerId: server.member.id });
    const answer = await get({ src: narrow, w: '768', format: 'original' });
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await answer.arrayBuffer()).equals(photo)).toBe(true);
    const drawn = await get({ src: drawing, w: '320', format: 'original' });
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml');
    expect(drawn.headers.get('content-security-policy')).toContain('sandbox');
    expect(await drawn.text()).toContain('<svg');
    expect(await sizeOf(await get({ src: narrow, w: '640', format: 'original' }))).toMatchObject({
      format: 'webp',
      width: 640,
    });
  });

  it('accepts paths and public URLs of its storage', async () => {
    const { publicUrl } = imagesOf(server.member).bucket.getPublicUrl(path).data;
    for (const src of [path, publicUrl, new URL(publicUrl).pathname, server.services.storage.publicUrl(path)])
      expect((await get({ src, w: '320' })).status, src).toBe(200);
  });

  it('can be cached, and answers 304 when unchanged', async () => {
    const first = await get({ src: path, w: '640' });
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(first.headers.get('content-security-policy')).toContain('sandbox');
    const etag = first.headers.get('etag') ?? '';
    const second = await get({ src: path, w: '640' }, { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
    expect([second.status, (await second.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });

  it('shows the new picture after an overwrite', async () => {
    const changing = `${server.member.id}/${randomUUID()}.png`;
    const put = async (width: number) =>
      server.services.storage.put(changing, await picture('png', width, 10), { ownerId: server.member.id });
    await put(100);
    expect(await sizeOf(await get({ src: changing }))).toMatchObject({ width: 100 });
    await put(200);
    expect(await sizeOf(await get({ src: changing }))).toMatchObject({ width: 200 });
  });

  it('answers many simultaneous requests by drawing once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get({ src: path, w: '1280', format: 'png' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  });

  it('transforms pictures at Supabase’s own URLs', async () => {
    const { bucket } = imagesOf(server.member);
    const transform = { width: 120, height: 120, resize: 'cover' as const };
    const { publicUrl } = bucket.getPublicUrl(path, { transform }).data;
    expect(publicUrl).toContain('/render/image/public/');
    expect(await sizeOf(await fetch(publicUrl))).toEqual({ format: 'webp', width: 120, height: 120 });
    const contained = bucket.getPublicUrl(path, { transform: { ...transform, resize: 'contain' } }).data.publicUrl;
    expect(await sizeOf(await fetch(contained))).toMatchObject({ width: 120, height: 80 });
    const { data } = await bucket.download(path, { transform: { width: 90 } });
    expect((await sharp(await data?.arrayBuffer()).metadata()).width).toBe(90);
    expect((await fetch(`${publicUrl.split('?')[0]}?width=999999`)).status).toBe(400);
  });

  it.each([
    [{ src: 'PATH', w: '321' }, 422],
    [{ src: 'PATH', dpr: '3' }, 422],
    [{ src: 'PATH', quality: '0' }, 422],
    [{ src: 'PATH', format: 'svg' }, 422],
    [{ w: '320' }, 422],
    [{ src: 'x'.repeat(3_000) }, 422],
    [{ src: '11111111-1111-4111-8111-111111111111/11111111-1111-4111-8111-111111111111.png' }, 404],
    [{ src: '/api/health' }, 404],
    [{ src: '/media/stock/x/99.webp' }, 404],
    [{ src: 'file:///etc/passwd' }, 403],
    [{ src: 'data:image/png;base64,iVBORw0KGgo=' }, 403],
    [{ src: 'ftp://images.unsplash.com/a.png' }, 403],
    [{ src: 'http://images.unsplash.com/a.png' }, 403],
    [{ src: 'https://images.unsplash.com:8443/a.png' }, 403],
    [{ src: 'https://images.unsplash.com@127.0.0.1/a.png' }, 403],
    [{ src: 'https://u:p@images.unsplash.com/a.png' }, 403],
    [{ src: 'https://images.unsplash.com.evil.example/a.png' }, 403],
    [{ src: 'https://evil.example/images.unsplash.com' }, 403],
    [{ src: '//evil.example/a.png' }, 403],
    [{ src: 'http://169.254.169.254/latest/meta-data' }, 403],
    [{ src: 'http://2130706433:22/' }, 403],
    [{ src: 'http://0177.0.0.1:22/' }, 403],
    [{ src: 'http://0x7f.1:22/' }, 403],
    [{ src: 'http://[::ffff:127.0.0.1]:22/' }, 403],
    [{ src: 'http://[::1]:22/' }, 403],
    [{ src: 'http://10.0.0.1/a.png' }, 403],
    [{ src: 'http://%31%32%37.0.0.1:22/' }, 403],
    [{ src: 'http://127.0.0.1.nip.io/' }, 403],
  ])('refuses %j with %i', async (query: Record<string, string>, status: number) => {
    // A public server does not trust addresses of its own machine.
    const open = await publicServer();
    const sent = { ...query, ...(query.src === 'PATH' && { src: path }) };
    const answer = await fetch(`${open.url}/image?${new URLSearchParams(sent).toString()}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  let opened: Promise<TestServer> | undefined;
  const publicServer = () =>
    (opened ??= startTestServer(kind, { environment: { PUBLIC_URL: 'https://cards.example' } }));
  afterAll(async () => (await opened)?.close());
});
