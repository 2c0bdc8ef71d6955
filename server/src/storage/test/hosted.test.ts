import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeHere } from '../../images/decoding/decodeHere.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { createHostedStorage } from '../createHostedStorage.js';
import type { ObjectStorage } from '../types.js';
import { picture } from './pictures.js';

/** The embedded storage plays hosted Supabase, and a member's session plays the secret key. */
describe.each(embeddedDatabase)('hosted storage by supabase-js', (kind) => {
  let server: TestServer;
  let hosted: ObjectStorage;
  beforeAll(async () => {
    server = await startTestServer(kind);
    hosted = createHostedStorage({ url: server.url, serviceRoleKey: server.member.session?.token ?? '' }, decodeHere);
  });
  afterAll(() => server.close());

  it('stores, opens, lists and removes', async () => {
    const { id } = server.member;
    const png = await picture('png');
    const paths = [`${id}/${randomUUID()}.png`, `${id}/avatars/${randomUUID()}.png`];
    for (const path of paths) {
      expect(await hosted.put(path, png, { ownerId: id })).toMatchObject({ path, width: 40, size: png.byteLength });
      expect((await fetch(hosted.publicUrl(path))).status).toBe(200);
      expect(hosted.pathOf(hosted.publicUrl(path))).toBe(path);
    }
    expect((await hosted.list(id)).map(({ path }) => path).sort()).toEqual([...paths].sort());
    const opened = await hosted.open(paths[0] ?? '');
    expect(opened).toMatchObject({ contentType: 'image/png', size: png.byteLength });
    const chunks: Buffer[] = [];
    for await (const chunk of opened?.stream ?? []) chunks.push(Buffer.from(chunk as Uint8Array));
    expect(Buffer.concat(chunks).equals(png)).toBe(true);
    expect(await hosted.remove(paths)).toEqual(paths);
    expect(await hosted.open(paths[0] ?? '')).toBeUndefined();
    expect(await hosted.list(id)).toEqual([]);
  });

  it('checks pictures before it sends them', async () => {
    const { id } = server.member;
    const put = (path: string, bytes: Buffer) => hosted.put(path, bytes, { ownerId: id });
    await expect(put(`${id}/${randomUUID()}.jpg`, await picture('png'))).rejects.toMatchObject({
      kind: 'unsupported-type',
    });
    await expect(put(`${id}/${randomUUID()}.png`, Buffer.from('<html>'))).rejects.toMatchObject({
      kind: 'unsupported-type',
    });
    await expect(put(`${randomUUID()}/${randomUUID()}.png`, await picture('png'))).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  it('says that the service did not respond', async () => {
    const nowhere = createHostedStorage({ url: 'http://127.0.0.1:1', serviceRoleKey: 'x' }, decodeHere);
    const { id } = server.member;
    await expect(nowhere.put(`${id}/${randomUUID()}.png`, await picture('png'), { ownerId: id })).rejects.toMatchObject(
      { kind: 'upstream' },
    );
    await expect(nowhere.list(id)).rejects.toMatchObject({ kind: 'upstream' });
  });
});
