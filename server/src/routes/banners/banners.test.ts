import { randomUUID } from 'node:crypto';
import { BANNER_PRESETS, parseTemplateConfig, plainDesign } from '@cardwright/renderer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

interface Preset {
  id: string;
  platform: string;
  name: string;
  width: number;
  height: number;
  json_config: { ratio: string };
}
interface Banner extends Omit<Preset, 'platform'> {
  preset_id: string | null;
  deck_id: string | null;
  version: number;
}

describe.each(embeddedDatabase)('social banners on $name', (database) => {
  let server: TestServer;
  let presets: Preset[];
  beforeAll(async () => {
    server = await startTestServer(database);
    presets = (await server.stranger.get('/api/social-banners/presets')).json<{ presets: Preset[] }>().presets;
  });
  afterAll(() => server.close());

  const make = async (body: object, by = server.member): Promise<Banner> => {
    const answer = await by.post('/api/social-banners', body);
    expect(answer.status, answer.text).toBe(201);
    return answer.json<{ banner: Banner }>().banner;
  };
  const og = (): Preset => {
    const found = presets.find(({ platform }) => platform === 'og');
    if (found === undefined) throw new Error('There is no preset for link previews.');
    return found;
  };

  it('have presets for the platforms, each of which the renderer can read', () => {
    const platforms = new Set(presets.map(({ platform }) => platform));
    for (const platform of ['og', 'x', 'instagram', 'linkedin', 'facebook', 'youtube', 'pinterest'])
      expect(platforms).toContain(platform);
    for (const { json_config, width, height } of presets) {
      const parsed = parseTemplateConfig(json_config);
      expect(parsed.ok && parsed.warnings).toEqual([]);
      expect(parsed.ok && parsed.value).toEqual(json_config);
      expect(json_config.ratio).toBe(`${width}:${height}`);
    }
  });

  it('have the sizes and guides that the renderer knows by the same keys', () => {
    const listed = (presets as (Preset & { key: string; purpose: string; guides: object })[]).map(
      ({ key, platform, name, purpose, width, height, guides }) => ({
        key,
        platform,
        name,
        purpose,
        width,
        height,
        guides,
      }),
    );
    const byKey = (one: { key: string }, other: { key: string }): number => (one.key < other.key ? -1 : 1);
    expect(listed.toSorted(byKey)).toEqual(BANNER_PRESETS.toSorted(byKey));
  });

  it('keep what they show, and refuse what cannot be shown', async () => {
    const design = {
      ...plainDesign(),
      arrangement: 'table' as const,
      texts: { en: { title: 'Rain', line: '', call_to_action: 'Play' } },
    };
    const banner = await make({ preset_id: og().id, design });
    expect(banner).toMatchObject({ design });
    const path = `/api/social-banners/${banner.id}`;
    expect((await server.member.patch(path, { name: 'Launch' })).json()).toMatchObject({
      banner: { name: 'Launch', design },
    });
    for (const wrong of [
      { arrangement: 'tower' },
      { tilt: 400 },
      { cards: Array<string>(13).fill('back') },
      { glitter: true },
    ])
      expect((await server.member.patch(path, { design: wrong })).status).toBe(422);
    expect(await make({ preset_id: og().id })).toMatchObject({ design: plainDesign() });
  });

  it('start from a preset, and belong to their owner', async () => {
    const banner = await make({ preset_id: og().id });
    expect(banner).toMatchObject({ preset_id: og().id, name: 'Link preview', width: 1200, height: 630, version: 1 });
    expect(banner.json_config).toEqual(og().json_config);
    const path = `/api/social-banners/${banner.id}`;
    expect((await server.member.get(path)).json()).toEqual({ banner });
    for (const answer of [
      server.other.get(path),
      server.other.patch(path, { name: 'x' }),
      server.other.delete(path),
      server.admin.get(path),
    ])
      expect((await answer).status).toBe(404);
    expect((await server.other.get('/api/social-banners')).json<{ banners: Banner[] }>().banners).toEqual([]);
    expect((await server.stranger.get('/api/social-banners')).status).toBe(401);
    expect((await server.member.delete(path)).status).toBe(204);
    expect((await server.member.get(path)).status).toBe(404);
  });

  it('change, and refuse a stale version', async () => {
    const banner = await make({ name: 'Own size', width: 500, height: 250 });
    const path = `/api/social-banners/${banner.id}`;
    const json_config = { sections: [], background: { classes: 'bg-ink', children: [] }, guide: 7 };
    const saved = await server.member.patch(path, { json_config, height: 500, version: 1 });
    expect(saved.json()).toMatchObject({
      banner: {
        version: 2,
        height: 500,
        json_config: { ratio: '500:500', guide: 7, background: { classes: 'bg-ink' } },
      },
    });
    const stale = await server.member.patch(path, { name: 'x', version: 1 });
    expect([stale.status, stale.json().version]).toEqual([409, 2]);
    const broken = await server.member.patch(path, {
      json_config: { sections: [{ children: [{ kind: 'nonsense' }] }] },
    });
    expect(broken.status).toBe(422);
    expect(broken.json<{ errors: { path: string }[] }>().errors[0]?.path).toMatch(/^json_config\.sections/);
  });

  it('show decks that their owner may read', async () => {
    const { deck } = (await server.member.post('/api/decks', aDeck())).json<{ deck: { id: string } }>();
    expect(await make({ preset_id: og().id, deck_id: deck.id })).toMatchObject({ deck_id: deck.id });
    const refused = await server.other.post('/api/social-banners', { preset_id: og().id, deck_id: deck.id });
    expect([refused.status, refused.json<{ errors: { path: string }[] }>().errors[0]?.path]).toEqual([422, 'deck_id']);
  });

  it.each([
    {},
    { width: 100 },
    { width: 8, height: 8 },
    { width: 4000, height: 100 },
    { preset_id: '00000000-0000-4000-8000-000000000000' },
    { width: 100, height: 100, json_config: [] },
    { width: 100, height: 100, user_id: 'x' },
  ])('refuse %j', async (body) => {
    expect((await server.member.post('/api/social-banners', body)).status).toBe(422);
  });

  it('page', async () => {
    const first = (await server.stranger.get('/api/social-banners/presets?limit=5')).json<{
      presets: Preset[];
      next_cursor: string;
    }>();
    const rest = await server.stranger.get(`/api/social-banners/presets?cursor=${first.next_cursor}`);
    expect([...first.presets, ...rest.json<{ presets: Preset[] }>().presets]).toEqual(presets);
    expect((await server.member.get('/api/social-banners?limit=1')).json().next_cursor).not.toBeNull();
  });

  it('are deleted by admins, who can put them back as they were', async () => {
    const design = { ...plainDesign(), tilt: 3 };
    const banner = await make({ preset_id: og().id, design });
    const path = `/api/admin/social-banners/${banner.id}`;
    const deleted = await server.admin.delete(path);
    expect((await server.member.get(`/api/social-banners/${banner.id}`)).status).toBe(404);
    expect((await server.admin.delete(path)).status).toBe(404);
    for (const _ of [1, 2]) expect((await server.admin.put(path, deleted.json())).status).toBe(200);
    expect((await server.member.get(`/api/social-banners/${banner.id}`)).json()).toMatchObject({
      banner: { name: banner.name, preset_id: og().id, json_config: banner.json_config, design },
    });
    // What it needs may have been deleted as well.
    await server.admin.delete(path);
    const gone = { banner: { ...banner, deck_id: randomUUID(), preset_id: randomUUID() } };
    expect((await server.admin.put(path, gone)).json()).toMatchObject({ banner: { deck_id: null, preset_id: null } });
    await server.admin.delete(path);
    expect((await server.admin.put(path, { banner: { ...banner, user_id: randomUUID() } })).status).toBe(404);
    expect((await server.admin.put(path, { banner: { ...banner, width: 1 } })).status).toBe(422);
  });

  it('have presets that admins manage', async () => {
    const path = '/api/admin/social-banners/presets';
    const body = { platform: 'forum', name: 'Header', width: 1500, height: 500 };
    const made = await server.admin.post(path, body);
    expect([made.status, made.json()]).toEqual([201, { preset: expect.objectContaining(body) as unknown }]);
    const { id } = made.json<{ preset: Preset }>().preset;
    expect((await server.admin.post(path, body)).status).toBe(409);
    expect((await server.admin.patch(`${path}/${id}`, { height: 750 })).json()).toMatchObject({
      preset: { height: 750, json_config: { ratio: '1500:750' } },
    });
    expect((await server.admin.patch(`${path}/${id}`, { platform: 'og', name: 'Link preview' })).status).toBe(409);
    const banner = await make({ preset_id: id });
    expect((await server.admin.get(`${path}?q=forum&purpose=post&sort=-uses`)).json()).toMatchObject({
      presets: [{ id, use_count: 1, is_enabled: true }],
      total: 1,
    });
    const offered = async (): Promise<string[]> =>
      (await server.stranger.get('/api/social-banners/presets?limit=200'))
        .json<{ presets: Preset[] }>()
        .presets.map((preset) => preset.id);
    expect(await offered()).toContain(id);
    await server.admin.patch(`${path}/${id}`, { is_enabled: false });
    expect(await offered()).not.toContain(id);
    expect((await server.admin.get(`${path}?enabled=no`)).json()).toMatchObject({ presets: [{ id }], total: 1 });
    expect((await server.admin.get(`/api/admin/social-banners?q=${banner.name}`)).json()).toMatchObject({
      banners: [{ id: banner.id, owner_id: server.member.id, preset_name: 'forum Header' }],
    });
    const deleted = await server.admin.delete(`${path}/${id}`);
    expect((await server.stranger.get(`/api/social-banners/presets/${id}`)).status).toBe(404);
    expect((await server.member.get(`/api/social-banners/${banner.id}`)).json()).toMatchObject({
      banner: { preset_id: null, width: 1500 },
    });
    expect((await server.admin.delete(`${path}/${id}`)).status).toBe(404);
    // An undo brings it back as it was, also to its banners.
    expect((await server.admin.put(`${path}/${id}`, deleted.json())).status).toBe(200);
    expect((await server.admin.get(`${path}?q=forum`)).json()).toMatchObject({
      presets: [{ id, key: 'forum-header', height: 750, use_count: 1, is_enabled: false }],
    });
    expect((await server.member.post(path, body)).status).toBe(403);
    expect((await server.stranger.post(path, body)).status).toBe(401);
  });
});
