import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../storage/test/pictures.js';
import { ANY_WORLD } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

interface Uploads {
  readonly uploads: readonly { id: string; path: string; url: string; width: number }[];
  readonly next_cursor: string | null;
  readonly quota: { used: number };
}

describe.each(embeddedDatabase)('own uploads ($name)', (kind) => {
  let server: TestServer;
  const put = async (ownerId: string) => {
    const id = randomUUID();
    await server.services.storage.put(`${ownerId}/${id}.png`, await picture('png'), { ownerId });
    return id;
  };
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  it('lists pictures newest first, page by page', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) ids.unshift(await put(server.member.id));
    await put(server.other.id);
    const seen: string[] = [];
    let cursor = '';
    do {
      const { uploads, next_cursor, quota } = (
        await server.member.get(`/api/uploads?limit=2${cursor}`)
      ).json<Uploads>();
      seen.push(...uploads.map(({ id }) => id));
      expect(uploads[0]?.width).toBe(40);
      expect(quota.used).toBeGreaterThan(0);
      cursor = next_cursor === null ? '' : `&cursor=${next_cursor}`;
    } while (cursor !== '');
    expect(seen).toEqual(ids);
    expect((await server.stranger.get('/api/uploads')).status).toBe(401);
  });

  it('deletes the member’s own pictures by id and by public URL', async () => {
    const [mine, second, foreign] = [
      await put(server.member.id),
      await put(server.member.id),
      await put(server.other.id),
    ];
    expect((await server.member.delete(`/api/uploads/${foreign}`)).status).toBe(404);
    expect((await server.admin.delete(`/api/uploads/${mine}`)).status).toBe(404);
    expect((await server.member.delete(`/api/uploads/${mine}`)).status).toBe(204);
    expect((await server.member.delete(`/api/uploads/${mine}`)).status).toBe(404);
    const byUrl = (path: string) =>
      server.member.delete(`/api/uploads?url=${encodeURIComponent(server.services.storage.publicUrl(path))}`);
    expect((await byUrl(`${server.other.id}/${foreign}.png`)).status).toBe(404);
    expect((await byUrl(`${server.member.id}/${second}.png`)).status).toBe(204);
    for (const url of [
      'https://evil.example/a.png',
      'javascript:alert(1)',
      server.services.storage.publicUrl('../x.png'),
    ]) {
      const answer = await server.member.delete(`/api/uploads?url=${encodeURIComponent(url)}`);
      expect([answer.status, answer.json().detail]).toEqual([422, 'Invalid public URL for this bucket']);
    }
  });

  it('keeps a picture that a deck shows, such as a copy of the original deck', async () => {
    const url = server.services.storage.publicUrl(`${server.member.id}/${await put(server.member.id)}.png`);
    const remove = () => server.member.delete(`/api/uploads?url=${encodeURIComponent(url)}`);
    const card = { illustration: new URL(url).pathname, translations: { en: { title: 'Hail' } } };
    const made = await server.member.post('/api/decks', {
      world_id: ANY_WORLD,
      translations: { en: { title: 'Weather' } },
      categories: [{ translations: { en: { title: 'Storms' } }, cards: [card] }],
    });
    const { deck } = made.json<{ deck: { id: string } }>();
    expect((await remove()).status).toBe(409);
    // The version that is replaced can be restored, with its picture.
    expect((await server.member.patch(`/api/decks/${deck.id}`, { categories: [] })).status).toBe(200);
    expect((await remove()).status).toBe(409);
    await server.services.database.knex('app.deck_versions').where({ deck_id: deck.id, version: 1 }).delete();
    expect((await remove()).status).toBe(204);
  });
});
