import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnPart } from '../../contract/ownParts.js';
import { aPart } from '../../testing/aFont.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

describe.each(embeddedDatabase)('reusable parts on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.close());

  const create = async (name: string): Promise<OwnPart> => {
    const answer = await server.member.post('/api/own-parts', aPart(name));
    expect(answer.status, answer.text).toBe(201);
    return answer.json<{ part: OwnPart }>().part;
  };

  it('are listed by name, saved under a version, and belong to their owner', async () => {
    const row = await create('Stat row');
    const badge = await create('Badge');
    expect(badge).toMatchObject({ version: 1, item: { id: 'badge', children: [{ kind: 'field:cost' }] } });
    const { parts } = (await server.member.get('/api/own-parts')).json<{ parts: OwnPart[] }>();
    expect(parts.map(({ id }) => id)).toEqual([badge.id, row.id]);
    expect((await server.other.get('/api/own-parts')).json()).toEqual({ parts: [] });
    const path = `/api/own-parts/${badge.id}`;
    const item = { ...badge.item, classes: 'p-4' };
    const saved = await server.member.put(path, { name: 'Badge', item, version: 1 });
    expect(saved.json()).toMatchObject({ part: { version: 2, item: { classes: 'p-4' } } });
    const stale = await server.member.put(path, { name: 'Badge', item, version: 1 });
    expect([stale.status, stale.json().version]).toEqual([409, 2]);
    expect((await server.other.put(path, { name: 'Mine', item })).status).toBe(404);
    expect((await server.member.delete(path)).status).toBe(204);
    expect((await server.member.delete(path)).status).toBe(404);
  });

  it.each([
    [{ name: 'x', item: { kind: 'nonsense' } }, /^item\.kind/],
    [{ name: 'x', item: [] }, /^item/],
    [{ name: '', item: {} }, /^name/],
  ])('refuse %j', async (body, path) => {
    const answer = await server.member.post('/api/own-parts', body);
    expect(answer.status).toBe(422);
    expect(answer.json<{ errors: { path: string }[] }>().errors[0]?.path).toMatch(path);
  });
});
