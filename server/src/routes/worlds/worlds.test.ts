import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { testDatabases } from '../../testing/testDatabases.js';

interface World {
  id: string;
  parent_id: string | null;
  slug: string;
  name: string;
  position: string;
  deck_count: number;
  used_count?: number;
}
interface Node extends World {
  children: Node[];
  total_deck_count: number;
}

describe.each(testDatabases)('worlds on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.close());

  const make = async (name: string, changes: object = {}): Promise<World> => {
    const answer = await server.admin.post('/api/admin/worlds', { name, ...changes });
    expect(answer.status, answer.text).toBe(201);
    return answer.json<{ world: World }>().world;
  };
  const tree = async (): Promise<Node[]> => (await server.stranger.get('/api/worlds/tree')).json<Node[]>();
  const childrenOf = async (id: string): Promise<string[]> =>
    ((await tree()).find((node) => node.id === id)?.children ?? []).map(({ name }) => name);
  const patch = (id: string, change: object) => server.admin.patch(`/api/admin/worlds/${id}`, change);

  it('nests worlds, keeps their order, and shows them to everyone', async () => {
    const top = await make('Games');
    for (const name of ['Cards', 'Dice', 'Boards']) await make(name, { parent_id: top.id });
    expect(await childrenOf(top.id)).toEqual(['Cards', 'Dice', 'Boards']);
    await make('First', { parent_id: top.id, index: 0 });
    expect(await childrenOf(top.id)).toEqual(['First', 'Cards', 'Dice', 'Boards']);
    const list = (await server.stranger.get('/api/worlds')).json<{ worlds: World[] }>().worlds;
    expect(list.find(({ name }) => name === 'Dice')).toMatchObject({ slug: 'dice', parent_id: top.id, deck_count: 0 });
    expect(list[0]).not.toHaveProperty('used_count');
    expect((await server.admin.get('/api/admin/worlds/tree')).json<Node[]>().length).toBeGreaterThan(0);
  });

  it('moves a world by index and to another parent', async () => {
    const [one, two] = [await make('One'), await make('Two')];
    const [a, b] = [await make('A', { parent_id: one.id }), await make('B', { parent_id: one.id })];
    await make('C', { parent_id: two.id });
    await patch(b.id, { index: 0 });
    expect(await childrenOf(one.id)).toEqual(['B', 'A']);
    await patch(a.id, { parent_id: two.id, index: 0 });
    expect(await childrenOf(two.id)).toEqual(['A', 'C']);
    await patch(b.id, { parent_id: two.id });
    expect(await childrenOf(two.id)).toEqual(['A', 'C', 'B']);
    expect(await childrenOf(one.id)).toEqual([]);
  });

  it('survives many moves to the same place', async () => {
    const top = await make('Crowded');
    const worlds: World[] = [];
    for (let index = 0; index < 6; index += 1) worlds.push(await make(`W${index}`, { parent_id: top.id }));
    const expected = worlds.map(({ name }) => name);
    for (let round = 0; round < 30; round += 1) {
      const last = expected.pop() ?? '';
      expected.splice(1, 0, last);
      await patch(worlds.find(({ name }) => name === last)?.id ?? '', { index: 1 });
    }
    expect(await childrenOf(top.id)).toEqual(expected);
  });

  it('changes texts and keeps unknown keys', async () => {
    const world = await make('Plain', { color: { ink: '#000000' } });
    const answer = await patch(world.id, { name: 'Fancy', icon: 'lucide:star' });
    expect(answer.json()).toMatchObject({
      world: { name: 'Fancy', slug: 'plain', icon: 'lucide:star', color: { ink: '#000000' }, position: world.position },
    });
  });

  it('refuses cycles, unknown parents, and taken slugs', async () => {
    const top = await make('Loop');
    const below = await make('Loop below', { parent_id: top.id });
    const deep = await make('Loop deep', { parent_id: below.id });
    const fault = async (id: string, change: object): Promise<[number, string | undefined]> => {
      const answer = await patch(id, change);
      return [answer.status, answer.json<{ errors?: { path: string }[] }>().errors?.[0]?.path];
    };
    expect(await fault(top.id, { parent_id: top.id })).toEqual([422, 'parent_id']);
    expect(await fault(top.id, { parent_id: deep.id })).toEqual([422, 'parent_id']);
    expect(await fault(top.id, { parent_id: server.member.id })).toEqual([422, 'parent_id']);
    expect(await fault(below.id, { slug: 'loop' })).toEqual([422, 'slug']);
    expect(await fault(below.id, { slug: 'No Slug' })).toEqual([422, 'slug']);
    expect((await patch(server.member.id, { name: 'x' })).status).toBe(404);
    expect((await server.admin.post('/api/admin/worlds', { name: '' })).status).toBe(422);
  });

  it('never lets two simultaneous moves make a cycle', async () => {
    const [left, right] = [await make('Left'), await make('Right')];
    const answers = await Promise.all([
      patch(left.id, { parent_id: right.id }),
      patch(right.id, { parent_id: left.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('counts directory-listed decks, and refuses to delete a world in use', async () => {
    const top = await make('Weather');
    const storms = await make('Storms', { parent_id: top.id });
    const texts = { illustration: 'https://example.com/a.jpg', world_id: storms.id };
    const listed = await server.member.post('/api/decks', aDeck({ ...texts, status: 'published' }));
    expect(listed.status, listed.text).toBe(201);
    await server.member.post('/api/decks', aDeck(texts));
    const node = (await tree()).find(({ id }) => id === top.id);
    expect([node?.deck_count, node?.total_deck_count, node?.children[0]?.deck_count]).toEqual([0, 1, 1]);

    const refused = await server.admin.delete(`/api/admin/worlds/${storms.id}`);
    expect([refused.status, refused.json()]).toEqual([409, expect.objectContaining({ deck_count: 2, children: [] })]);
    expect((await server.admin.delete(`/api/admin/worlds/${top.id}`)).json()).toMatchObject({
      children: [{ id: storms.id, name: 'Storms' }],
    });
    for (const target of [storms.id, server.member.id])
      expect((await server.admin.delete(`/api/admin/worlds/${storms.id}?moveTo=${target}`)).status).toBe(422);
    expect((await server.admin.delete(`/api/admin/worlds/${top.id}?moveTo=${storms.id}`)).status).toBe(422);

    const haven = await make('Haven');
    expect((await server.admin.delete(`/api/admin/worlds/${top.id}?moveTo=${haven.id}`)).status).toBe(204);
    expect(await childrenOf(haven.id)).toEqual(['Storms']);
    expect((await server.admin.delete(`/api/admin/worlds/${storms.id}?moveTo=${haven.id}`)).status).toBe(204);
    const { deck } = listed.json<{ deck: { id: string } }>();
    expect((await server.member.get(`/api/decks/${deck.id}`)).json()).toMatchObject({ deck: { world_id: haven.id } });
    const kept = (await server.admin.get('/api/admin/worlds')).json<{ worlds: World[] }>().worlds;
    expect(kept.find(({ id }) => id === haven.id)).toMatchObject({ deck_count: 1, used_count: 2 });
  });

  it('is managed only by admins', async () => {
    for (const path of ['/api/admin/worlds', '/api/admin/worlds/tree']) {
      expect((await server.stranger.get(path)).status).toBe(401);
      expect((await server.member.get(path)).status).toBe(403);
    }
    expect((await server.member.post('/api/admin/worlds', { name: 'x' })).status).toBe(403);
    expect((await server.admin.delete(`/api/admin/worlds/${server.member.id}`)).status).toBe(404);
  });

  it('pages', async () => {
    const seen = new Set<string>();
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page: { worlds: World[]; next_cursor: string | null } = (
        await server.stranger.get(`/api/worlds?limit=7${query}`)
      ).json();
      for (const { id } of page.worlds) expect(seen.has(id)).toBe(false);
      for (const { id } of page.worlds) seen.add(id);
      cursor = page.next_cursor;
    }
    expect(seen.size).toBe((await server.stranger.get('/api/worlds')).json<{ worlds: World[] }>().worlds.length);
    expect((await server.stranger.get('/api/worlds?limit=0')).status).toBe(422);
  });
});
