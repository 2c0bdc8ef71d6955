import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { picture } from './pictures.js';
import { imagesOf } from './supabaseOf.js';

describe.each(embeddedDatabase)('signed URLs and pages of objects ($name)', (kind) => {
  let server: TestServer;
  let own: ReturnType<typeof imagesOf>['bucket'];
  let png: Buffer;
  let offset = 0;
  const newPath = (owner = server.member.id): string => `${owner}/${randomUUID()}.png`;
  beforeAll(async () => {
    server = await startTestServer(kind, { clock: () => new Date(Date.now() + offset) });
    own = imagesOf(server.member).bucket;
    png = await picture('png');
  });
  afterAll(() => server.close());

  it('reads an object until the URL expires', async () => {
    const path = newPath();
    await own.upload(path, png);
    const { data, error } = await own.createSignedUrl(path, 600);
    expect(error).toBeNull();
    const url = data?.signedUrl ?? '';
    const answer = await fetch(url);
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d{1,3}$/);
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true);
    const named = await own.createSignedUrl(path, 600, { download: 'card.png' });
    expect((await fetch(named.data?.signedUrl ?? '')).headers.get('content-disposition')).toContain('card.png');

    const other = newPath();
    await own.upload(other, png);
    for (const broken of [
      url.replace(path, other),
      url.replace(/\?.*/, ''),
      `${url}x`,
      url.replace('/sign/', '/upload/sign/'),
    ]) {
      expect((await fetch(broken, { method: broken.includes('upload') ? 'PUT' : 'GET' })).status).toBe(400);
    }
    offset += 601_000;
    const late = await fetch(url);
    offset = 0;
    expect([late.status, await late.json()]).toMatchObject([400, { error: 'InvalidJWT' }]);
  });

  it('transforms a picture', async () => {
    const path = newPath();
    await own.upload(path, await picture('png', 400, 400));
    const { data } = await own.createSignedUrl(path, 60, { transform: { width: 100, height: 100 } });
    expect(data?.signedUrl).toContain('/render/image/sign/');
    const answer = await fetch(data?.signedUrl ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  });

  it('signs many at once, and only the member’s own', async () => {
    const [mine, theirs] = [newPath(), newPath(server.other.id)];
    await own.upload(mine, png);
    await imagesOf(server.other).bucket.upload(theirs, png);
    const { data } = await own.createSignedUrls([mine, theirs, newPath()], 60);
    expect(data?.map(({ error, signedUrl }) => [error === null, Boolean(signedUrl)])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect((await own.createSignedUrl(theirs, 60)).error).toMatchObject({ statusCode: '403' });
    expect((await own.createSignedUrl(newPath(), 60)).error).toMatchObject({ statusCode: '404' });
    expect((await imagesOf(server.stranger).bucket.createSignedUrl(mine, 60)).error).toMatchObject({
      statusCode: '403',
    });
    expect((await own.createSignedUrl(mine, 40_000_000)).error).toMatchObject({
      message: 'expiresIn: "expiresIn" must be at most 31536000.',
    });
  });

  it('lets anyone upload one object by a signed URL', async () => {
    const path = newPath();
    const { data, error } = await own.createSignedUploadUrl(path);
    expect(error).toBeNull();
    const stranger = imagesOf(server.stranger).bucket;
    const file = new Blob([png], { type: 'image/png' });
    const stored = await stranger.uploadToSignedUrl(path, data?.token ?? '', file);
    expect(stored.data).toMatchObject({ path, fullPath: `images/${path}` });
    expect((await own.info(path)).data?.size).toBe(png.byteLength);
    expect((await stranger.uploadToSignedUrl(path, data?.token ?? '', file)).error).toMatchObject({
      statusCode: '409',
    });
    expect((await stranger.uploadToSignedUrl(newPath(), data?.token ?? '', file)).error).toMatchObject({
      statusCode: '400',
    });
    const again = await own.createSignedUploadUrl(path, { upsert: true });
    expect((await stranger.uploadToSignedUrl(path, again.data?.token ?? '', file)).error).toBeNull();
    expect((await stranger.createSignedUploadUrl(newPath())).error).toMatchObject({ statusCode: '403' });
    expect((await own.createSignedUploadUrl(newPath(server.other.id))).error).toMatchObject({ statusCode: '403' });
  });

  it('lists pages with a cursor, by prefix, with and without folders', async () => {
    const lister = await server.newMember();
    const { bucket } = imagesOf(lister);
    const names = ['a', 'b', 'c'].map((letter) => `${lister.id}/${letter.repeat(8)}-0000-4000-8000-000000000000.png`);
    const [inFolder = ''] = names.map((name) => name.replace('/', '/avatars/'));
    for (const path of [...names, inFolder]) await bucket.upload(path, png);

    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await bucket.listV2({ limit: 3, ...(cursor !== undefined && { cursor }) });
      seen.push(...(data?.objects ?? []).map(({ name }) => name));
      cursor = data?.nextCursor;
      expect(data?.hasNext).toBe(cursor !== undefined);
    } while (cursor !== undefined);
    expect(seen).toEqual([...names, inFolder].sort());

    const { data } = await bucket.listV2({ prefix: `${lister.id}/`, with_delimiter: true });
    expect(data?.folders.map(({ name }) => name)).toEqual([`${lister.id}/avatars/`]);
    expect(data?.objects.map(({ name }) => name)).toEqual(names);
    const newest = await bucket.listV2({ prefix: `${lister.id}/b`, sortBy: { column: 'created_at', order: 'desc' } });
    expect(newest.data?.objects).toMatchObject([{ name: names[1], metadata: { mimetype: 'image/png' } }]);
    expect((await own.listV2({ prefix: lister.id })).data).toEqual({ hasNext: false, folders: [], objects: [] });
    expect((await imagesOf(server.stranger).bucket.listV2({})).data?.objects).toEqual([]);
  });
});
