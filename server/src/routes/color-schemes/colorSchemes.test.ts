import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeck } from '../../testing/aDeck.js';
import { aColorScheme } from '../../testing/aTemplate.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

interface Stored {
  id: string;
  user_id?: string | null;
  name: string;
  is_public: boolean;
  brand: Record<string, string>;
}
interface One {
  colorScheme: Stored;
}
interface Many {
  colorSchemes: Stored[];
  next_cursor: string | null;
}

describe.each(embeddedDatabase)('colour schemes on $name', (database) => {
  let server: TestServer;
  let global: Stored;
  beforeAll(async () => {
    server = await startTestServer(database);
    await server.admin.post('/api/admin/color-schemes', aColorScheme({ name: 'Amber', slug: 'amber' }));
    global = (
      await server.admin.post('/api/admin/color-schemes', aColorScheme({ name: 'House default', slug: 'default' }))
    ).json<One>().colorScheme;
  });
  afterAll(() => server.close());

  const make = async (changes: object = {}, by = server.member): Promise<Stored> => {
    const answer = await by.post('/api/color-schemes', aColorScheme(changes));
    expect(answer.status, answer.text).toBe(201);
    return answer.json<One>().colorScheme;
  };
  const namesAt = async (path: string, by = server.member): Promise<string[]> =>
    (await by.get(path)).json<Many>().colorSchemes.map(({ name }) => name);

  it('shows global ones to everyone, the default first', async () => {
    expect(await namesAt('/api/color-schemes/global', server.stranger)).toEqual(['House default', 'Amber']);
  });

  it('stores a scheme with normalized colours and unknown keys', async () => {
    const mine = await make({ name: 'Mine', mood: 'stormy', user_id: server.other.id });
    expect(mine).toMatchObject({ user_id: server.member.id, is_public: false, mood: 'stormy' });
    expect(mine.brand).toEqual({ primary: '#0e5a42', secondary: '#ffbb33', accent: '#be2a1c' });
    expect(await namesAt('/api/color-schemes')).toContain('Mine');
    expect((await server.member.get(`/api/color-schemes/${mine.id}`)).json<One>().colorScheme).toEqual(mine);
  });

  it('hides private ones from others, and shares public ones without their owner', async () => {
    const hidden = await make({ name: 'Hidden' });
    const shared = await make({ name: 'Shared', is_public: true, note: 'from me' });
    expect(await namesAt('/api/color-schemes', server.other)).not.toContain('Hidden');
    expect((await server.other.get(`/api/color-schemes/${hidden.id}`)).status).toBe(404);
    expect((await server.stranger.get(`/api/color-schemes/${hidden.id}`)).status).toBe(404);
    expect((await server.other.patch(`/api/color-schemes/${hidden.id}`, { name: 'x' })).status).toBe(404);
    expect((await server.other.patch(`/api/color-schemes/${shared.id}`, { name: 'x' })).status).toBe(403);
    expect((await server.other.delete(`/api/color-schemes/${shared.id}`)).status).toBe(403);
    const list = await server.stranger.get('/api/color-schemes/public');
    expect(list.json<Many>().colorSchemes.map(({ name }) => name)).toEqual(['House default', 'Amber', 'Shared']);
    expect(list.text).not.toContain(server.member.id);
    expect(list.text).not.toContain('from me');
  });

  it('changes only what is given', async () => {
    const mine = await make({ name: 'Before' });
    const brand = { primary: '#123456', secondary: '#234567', accent: '#345678' };
    const answer = await server.member.patch(`/api/color-schemes/${mine.id}`, { brand });
    expect(answer.json<One>().colorScheme).toMatchObject({ name: 'Before', brand, neutral: { ink: '#000000' } });
    const refused = await server.member.patch(`/api/color-schemes/${mine.id}`, { brand: { primary: 'red' } });
    expect(refused.status).toBe(422);
    expect(refused.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toContain('brand.primary');
    expect((await server.member.patch(`/api/color-schemes/${mine.id}`, [])).status).toBe(422);
  });

  it('cannot be made global or given away', async () => {
    const mine = await make({ name: 'Still mine' });
    const answer = await server.member.patch(`/api/color-schemes/${mine.id}`, { user_id: null, id: global.id });
    expect(answer.json<One>().colorScheme).toMatchObject({ id: mine.id, user_id: server.member.id });
  });

  it('refuses to delete one in use, without naming other members’ decks', async () => {
    const shared = await make({ name: 'Popular', is_public: true });
    const answer = await server.other.post('/api/decks', aDeck({ color_scheme_id: shared.id }));
    expect(answer.status).toBe(201);
    const refused = await server.member.delete(`/api/color-schemes/${shared.id}`);
    expect([refused.status, refused.json()]).toEqual([409, expect.objectContaining({ decks: [], deck_count: 1 })]);
    expect(refused.text).not.toContain('Terrible weather');
    expect((await server.member.delete(`/api/color-schemes/${shared.id}?force=true`)).status).toBe(204);
  });

  it('requires a session for own schemes', async () => {
    expect((await server.stranger.get('/api/color-schemes')).status).toBe(401);
    expect((await server.stranger.post('/api/color-schemes', aColorScheme())).status).toBe(401);
    expect((await server.member.post('/api/color-schemes', { name: 'No colours' })).status).toBe(422);
  });

  it('lets admins manage global ones', async () => {
    expect((await server.member.get('/api/admin/color-schemes')).status).toBe(403);
    const refused = await server.member.patch(`/api/color-schemes/${global.id}`, { name: 'x' });
    expect([refused.status, refused.text]).toEqual([403, expect.stringMatching(/is built in.*create a colour scheme/)]);
    expect((await server.admin.patch(`/api/admin/color-schemes/${global.id}`, { slug: 'amber' })).status).toBe(409);
    const changed = await server.admin.patch(`/api/admin/color-schemes/${global.id}`, { description: 'House' });
    expect(changed.json<One>().colorScheme).toMatchObject({ user_id: null, description: 'House', slug: 'default' });
    const mine = await make({ name: 'Not global' });
    expect((await server.admin.patch(`/api/admin/color-schemes/${mine.id}`, {})).status).toBe(404);
    const extra = (await server.admin.post('/api/admin/color-schemes', aColorScheme({ name: 'Zinc' }))).json<One>();
    expect(await namesAt('/api/admin/color-schemes?q=zin', server.admin)).toEqual(['Zinc']);
    expect((await server.admin.delete(`/api/admin/color-schemes/${extra.colorScheme.id}`)).status).toBe(204);
  });

  it('pages', async () => {
    const first = (await server.stranger.get('/api/color-schemes/global?limit=1')).json<Many>();
    expect(first.colorSchemes.map(({ name }) => name)).toEqual(['House default']);
    expect(await namesAt(`/api/color-schemes/global?cursor=${first.next_cursor ?? ''}`)).toEqual(['Amber']);
    expect((await server.stranger.get('/api/color-schemes/global?cursor=W10')).status).toBe(422);
  });
});
