import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { testDatabases } from '../../testing/testDatabases.js';
import { picture } from './pictures.js';
import { imagesOf } from './supabaseOf.js';

describe.each(testDatabases)('storage by supabase-js ($name)', (kind) => {
  let server: TestServer;
  let own: ReturnType<typeof imagesOf>['bucket'];
  let png: Buffer;
  const newPath = (extension = 'png', folder = ''): string =>
    `${server.member.id}/${folder}${randomUUID()}.${extension}`;
  beforeAll(async () => {
    server = await startTestServer(kind);
    own = imagesOf(server.member).bucket;
    png = await picture('png');
  });
  afterAll(() => server.close());

  it('takes Buffer, Blob, File, FormData and streams', async () => {
    const form = new FormData();
    form.append('', new Blob([png], { type: 'image/png' }), 'a.png');
    const bodies = [
      png,
      new Uint8Array(png).buffer,
      new Blob([png], { type: 'image/png' }),
      new File([png], 'x.png', { type: 'image/png' }),
      form,
      Readable.from([png]),
    ];
    for (const body of bodies) {
      const path = newPath();
      const { data, error } = await own.upload(path, body);
      expect(error).toBeNull();
      expect(data).toEqual({ path, fullPath: `images/${path}`, id: expect.any(String) as string });
      const kept = await fetch(own.getPublicUrl(path).data.publicUrl);
      expect(Buffer.from(await kept.arrayBuffer()).equals(png)).toBe(true);
    }
  });

  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('takes %s', async (format) => {
    const path = newPath(format === 'jpeg' ? 'jpg' : format);
    const { error } = await own.upload(path, await picture(format), { contentType: `image/${format}` });
    expect(error).toBeNull();
    const { data } = await own.info(path);
    expect(data).toMatchObject({ name: path, contentType: `image/${format}`, bucketId: 'images' });
  });

  it('overwrites only when asked', async () => {
    const path = newPath();
    await own.upload(path, png);
    const refused = await own.upload(path, png);
    expect(refused.error).toMatchObject({ status: 400, statusCode: '409', message: 'The resource already exists' });
    const other = await picture('png', 10, 10);
    expect((await own.upload(path, other, { upsert: true })).error).toBeNull();
    const { data } = await own.download(path);
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(other)).toBe(true);
    expect((await own.update(path, png)).error).toBeNull();
    expect((await own.info(path)).data?.size).toBe(png.byteLength);
  });

  it('removes objects, and says which existed', async () => {
    const path = newPath();
    await own.upload(path, png);
    const { data } = await own.remove([path, newPath()]);
    expect(data).toMatchObject([{ name: path, bucket_id: 'images', metadata: { mimetype: 'image/png' } }]);
    expect((await own.exists(path)).data).toBe(false);
    expect((await fetch(own.getPublicUrl(path).data.publicUrl)).status).toBe(400);
    expect((await own.remove([path])).data).toEqual([]);
  });

  it('lists by folder, order, page and search', async () => {
    const lister = await server.newMember();
    const { bucket } = imagesOf(lister);
    const ids = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`);
    for (const id of ids) await bucket.upload(`${lister.id}/${id}.png`, png);
    await bucket.upload(`${lister.id}/avatars/${randomUUID()}.png`, png);
    const names = async (options: object, folder = lister.id) =>
      (await bucket.list(folder, options)).data?.map(({ name }) => name.slice(0, 4));
    expect(await names({})).toEqual(['aaaa', 'avat', 'bbbb', 'cccc']);
    expect(await names({ limit: 2, offset: 1 })).toEqual(['avat', 'bbbb']);
    expect(await names({ sortBy: { column: 'created_at', order: 'desc' }, search: '-0000' })).toEqual([
      'cccc',
      'bbbb',
      'aaaa',
    ]);
    expect(await names({ search: 'BBB' })).toEqual(['bbbb']);
    expect((await bucket.list(`${lister.id}/avatars`)).data).toHaveLength(1);
    expect((await bucket.list('')).data).toMatchObject([{ name: lister.id, id: null }]);
    expect((await own.list(lister.id)).data).toEqual([]);
    expect((await imagesOf(server.stranger).bucket.list(lister.id)).data).toEqual([]);
  });

  it('moves and copies within the folder', async () => {
    const [from, to, copy] = [newPath(), newPath('png', 'avatars/'), newPath()];
    await own.upload(from, png);
    expect((await own.move(from, to)).error).toBeNull();
    expect((await own.exists(from)).data).toBe(false);
    expect((await own.copy(to, copy)).data).toEqual({ path: `images/${copy}` });
    expect((await own.exists(to)).data).toBe(true);
    expect((await own.move(to, copy)).error).toMatchObject({ statusCode: '409' });
    expect((await own.move(to, newPath('svg'))).error).toMatchObject({ statusCode: '400' });
    expect((await own.move(newPath(), newPath())).error).toMatchObject({ statusCode: '404' });
  });

  it('shows its one bucket, which cannot be changed', async () => {
    const { storage } = imagesOf(server.member);
    expect((await storage.listBuckets()).data).toMatchObject([{ id: 'images', public: true }]);
    expect((await storage.getBucket('images')).data).toMatchObject({ id: 'images' });
    expect((await storage.getBucket('other')).error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
    expect((await storage.createBucket('other')).error).toMatchObject({ statusCode: '403' });
    expect((await storage.from('other').upload(newPath(), png)).error).toMatchObject({ message: 'Bucket not found' });
  });

  it('refuses callers without a session, and members in other members’ folders', async () => {
    const path = newPath();
    await own.upload(path, png);
    for (const caller of [server.stranger, server.other, server.admin]) {
      const { bucket } = imagesOf(caller);
      const refused = { status: 400, statusCode: '403' };
      expect((await bucket.upload(newPath(), png)).error).toMatchObject(refused);
      expect((await bucket.upload(path, png, { upsert: true })).error).toMatchObject(refused);
      expect((await bucket.update(path, png)).error).toMatchObject(refused);
      expect((await bucket.move(path, newPath())).error).toMatchObject(refused);
      expect((await bucket.copy(path, newPath())).error).toMatchObject(refused);
      expect((await bucket.remove([path])).data).toEqual([]);
    }
    expect((await own.exists(path)).data).toBe(true);
  });

  it('keeps the newest of many simultaneous overwrites', async () => {
    const path = newPath();
    const versions = await Promise.all([11, 12, 13, 14, 15, 16].map((size) => picture('png', size, size)));
    const results = await Promise.all(versions.map((bytes) => own.upload(path, bytes, { upsert: true })));
    expect(results.map(({ error }) => error)).toEqual(versions.map(() => null));
    const answer = await fetch(own.getPublicUrl(path).data.publicUrl);
    const kept = Buffer.from(await answer.arrayBuffer());
    expect(versions.some((bytes) => bytes.equals(kept))).toBe(true);
  });
});
