import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDeckSnapshot } from '../../jobs/snapshotDeck.js';
import { pictureReader } from '../../images/pictureReader.js';
import { aDeck, type StoredDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import type { TestClient } from '../../testing/TestClient.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { picture } from './pictures.js';
import { imagesOf } from './supabaseOf.js';

const HIDDEN = [404, 404, 404, 404, 404];
const SHOWN = [200, 200, 200, 200, 200];

describe.each(embeddedDatabase)('private pictures ($name)', (kind) => {
  let server: TestServer;
  let png: Buffer;
  beforeAll(async () => {
    server = await startTestServer(kind);
    png = await picture('png');
  });
  afterAll(() => server.close());

  const upload = async (): Promise<string> => {
    const path = `${server.member.id}/private/${randomUUID()}.png`;
    const { error } = await imagesOf(server.member).bucket.upload(path, png);
    expect(error).toBeNull();
    return path;
  };
  const urlOf = (path: string): string => `${server.url}/storage/v1/object/public/images/${path}`;
  const get = (path: string, { session }: TestClient): Promise<Response> =>
    fetch(`${server.url}${path}`, session && { headers: { Authorization: `Bearer ${session.token}` } });
  /** The status of every way to read a picture; the storage answers 400 with the status in its body. */
  const read = (path: string, client: TestClient): Promise<number[]> =>
    Promise.all(
      [
        `/storage/v1/object/public/images/${path}`,
        `/storage/v1/object/authenticated/images/${path}`,
        `/storage/v1/object/info/images/${path}`,
        `/storage/v1/render/image/public/images/${path}?width=20`,
        `/image?src=${encodeURIComponent(urlOf(path))}&w=320`,
      ].map(async (address) => {
        const answer = await get(address, client);
        return answer.status === 400
          ? Number(((await answer.json()) as { statusCode: string }).statusCode)
          : answer.status;
      }),
    );
  const deckWith = (path: string, changes: object = {}): object =>
    aDeck({
      categories: [{ translations: { en: { title: 'One' } }, cards: [{ illustration: urlOf(path) }] }],
      ...changes,
    });
  const create = async (client: TestClient, body: object): Promise<StoredDeck> => {
    const answer = await client.post('/api/decks', body);
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([201, expect.anything()]);
    return answer.json<{ deck: StoredDeck }>().deck;
  };
  const publish = async (client: TestClient, id: string, status = 'published'): Promise<void> => {
    expect((await client.patch(`/api/decks/${id}`, { status })).status).toBe(200);
  };

  it('are for their owner alone, who keeps them out of shared caches', async () => {
    const path = await upload();
    expect(await read(path, server.member)).toEqual(SHOWN);
    for (const client of [server.stranger, server.other, server.admin])
      expect(await read(path, client)).toEqual(HIDDEN);
    for (const address of [`/storage/v1/object/images/${path}`, `/image?src=${path}&w=320`]) {
      const { headers } = await get(address, server.member);
      expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
        'private, no-cache',
        expect.stringContaining('Authorization'),
      ]);
    }
  });

  it('are read by a signed URL, also at another size and through the image path', async () => {
    const path = await upload();
    const { bucket } = imagesOf(server.member);
    const plain = (await bucket.createSignedUrl(path, 60)).data?.signedUrl ?? '';
    const small = (await bucket.createSignedUrl(path, 60, { transform: { width: 20 } })).data?.signedUrl ?? '';
    const token = new URL(plain).searchParams.get('token') ?? '';
    const drawn = (given: string, src = path): string =>
      `${server.url}/image?src=${encodeURIComponent(src)}&w=320&token=${given}`;
    for (const url of [plain, small, drawn(token)]) expect((await fetch(url)).status).toBe(200);
    for (const url of [drawn(`${token}x`), drawn(token, await upload()), drawn('')])
      expect((await fetch(url)).status).toBe(404);
  });

  it('are for everybody while a public deck of their owner shows them', async () => {
    const path = await upload();
    const { id } = await create(server.member, deckWith(path));
    expect(await read(path, server.stranger)).toEqual(HIDDEN);
    for (const status of ['published', 'unlisted', 'early-access']) {
      await publish(server.member, id, status);
      expect(await read(path, server.stranger)).toEqual(SHOWN);
      await publish(server.member, id, 'draft');
      expect(await read(path, server.stranger)).toEqual(HIDDEN);
    }
    await publish(server.member, id);
    expect((await server.member.patch(`/api/decks/${id}`, { categories: [] })).status).toBe(200);
    expect(await read(path, server.stranger)).toEqual(HIDDEN);
    expect((await server.member.patch(`/api/decks/${id}`, { illustration: urlOf(path) })).status).toBe(200);
    expect(await read(path, server.stranger)).toEqual(SHOWN);
    expect((await server.member.delete(`/api/decks/${id}`)).status).toBe(204);
    expect(await read(path, server.stranger)).toEqual(HIDDEN);
  });

  it('of imports and copies are shown as well', async () => {
    const path = await upload();
    const imported = await server.member.post('/api/decks/import', deckWith(path, { status: 'published' }));
    const { deck_id: first } = imported.json<{ deck_id: string }>();
    expect([imported.status, await read(path, server.stranger)]).toEqual([201, SHOWN]);
    const { deck_id: copy } = (await server.member.post(`/api/decks/${first}/duplicate`)).json<{ deck_id: string }>();
    await publish(server.member, first, 'draft');
    expect(await read(path, server.stranger)).toEqual(HIDDEN);
    await publish(server.member, copy);
    expect(await read(path, server.stranger)).toEqual(SHOWN);
  });

  it('are not opened by another member who names them, in a deck, a copy or an export', async () => {
    const path = await upload();
    const { id } = await create(server.other, deckWith(path));
    await publish(server.other, id);
    expect(await read(path, server.stranger)).toEqual(HIDDEN);
    expect(await read(path, server.other)).toEqual(HIDDEN);
    const { database, pictures } = server.services;
    const ownDraft = await create(server.member, deckWith(path));
    const readAs = async (deck: string): Promise<Uint8Array> => {
      const snapshot = await readDeckSnapshot(database.knex, deck);
      return pictureReader(pictures, new AbortController().signal, snapshot?.owner ?? undefined)(urlOf(path));
    };
    expect((await readAs(ownDraft.id)).byteLength).toBe(png.byteLength);
    await expect(readAs(id)).rejects.toThrow('Picture');
  });
});
