import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeck } from '../../testing/aDeck.js';
import { aTemplate } from '../../testing/aTemplate.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { testDatabases } from '../../testing/testDatabases.js';

interface Stored {
  id: string;
  user_id: string | null;
  type: string;
  slug: string;
  name: string;
  version: number;
  ratio: string;
  color_scheme_id?: string | null;
  json_config: Record<string, unknown>;
}
interface One {
  template: Stored;
}
interface Many {
  templates: Stored[];
  next_cursor: string | null;
}

describe.each(testDatabases)('templates on $name', (database) => {
  let server: TestServer;
  let official: Stored;
  beforeAll(async () => {
    server = await startTestServer(database);
    official = (
      await server.admin.post('/api/admin/templates', aTemplate({ name: 'Default', slug: 'default' }))
    ).json<One>().template;
    await server.admin.post('/api/admin/templates', aTemplate({ name: 'Big mouth', slug: 'big-mouth' }));
  });
  afterAll(() => server.close());

  const make = async (name: string, by = server.member): Promise<Stored> =>
    (await by.post('/api/templates/create-from-draft', { draftId: official.id, name, description: 'mine' })).json<One>()
      .template;

  it('shows official templates to everyone, the default first, with an ETag', async () => {
    const answer = await server.stranger.get('/api/templates/official');
    expect(answer.json<Many>().templates.map(({ slug, type }) => [slug, type])).toEqual([
      ['default', 'official'],
      ['big-mouth', 'official'],
    ]);
    // Otherwise fetch adds `no-cache`, which requests the whole response.
    const known = { 'If-None-Match': answer.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await server.stranger.get('/api/templates/official', known)).status).toBe(304);
    const change = await server.admin.put(`/api/admin/templates/${official.id}`, { ...aTemplate(), name: 'Default' });
    expect(change.status).toBe(200);
    expect((await server.stranger.get('/api/templates/official', known)).status).toBe(200);
  });

  it('finds an official template by id and by slug', async () => {
    for (const name of [official.id, official.id.toUpperCase(), 'default'])
      expect((await server.stranger.get(`/api/templates/official/${name}`)).json<One>().template.id).toBe(official.id);
    expect((await server.stranger.get('/api/templates/official/none')).status).toBe(404);
  });

  it('starts a new template from one that the caller may read', async () => {
    const template = await make('Mine');
    expect(template).toMatchObject({ user_id: server.member.id, type: 'user', name: 'Mine', slug: 'mine', version: 1 });
    expect(template.json_config).toMatchObject({ name: 'Mine', sections: [{ id: 'top' }, { id: 'bottom' }] });
    const { templates } = (await server.member.get('/api/templates/list')).json<Many>();
    expect(templates.map(({ id }) => id)).toContain(template.id);
    expect(templates.every(({ user_id }) => user_id === server.member.id)).toBe(true);
  });

  it('starts from the default if no draft is given', async () => {
    const answer = await server.other.post('/api/templates/create-from-draft', { draftId: '', name: 'Plain' });
    expect([answer.status, answer.json<One>().template.name]).toEqual([201, 'Plain']);
  });

  it('duplicates under another name', async () => {
    const answer = await server.member.post('/api/templates/duplicate/' + official.id, { name: 'Copy of default' });
    expect([answer.status, answer.json<One>().template.name]).toEqual([201, 'Copy of default']);
    const unnamed = await server.member.post('/api/templates/duplicate/' + official.id);
    expect(unnamed.json<One>().template.name).toBe('Default (copy)');
  });

  it('returns the type', async () => {
    const mine = await make('Typed');
    expect((await server.member.get(`/api/templates/${official.id}/type`)).json()).toEqual({ type: 'official' });
    expect((await server.member.get(`/api/templates/${mine.id}/type`)).json()).toEqual({ type: 'user' });
  });

  it('hides members’ templates from others', async () => {
    const mine = await make('Private');
    for (const path of ['', '/type', '/check-usage'])
      expect((await server.other.get(`/api/templates/${mine.id}${path}`)).status).toBe(404);
    expect((await server.other.put(`/api/templates/${mine.id}`, aTemplate())).status).toBe(404);
    expect((await server.other.delete(`/api/templates/${mine.id}`)).status).toBe(404);
    expect((await server.other.post(`/api/templates/duplicate/${mine.id}`, {})).status).toBe(404);
    expect((await server.other.post('/api/templates/create-from-draft', { draftId: mine.id, name: 'x' })).status).toBe(
      404,
    );
    expect((await server.stranger.get(`/api/templates/official/${mine.id}`)).status).toBe(404);
    expect((await server.stranger.get(`/api/templates/${mine.id}`)).status).toBe(401);
  });

  describe('saving', () => {
    it('replaces the content, increments the version, and keeps unknown keys', async () => {
      const mine = await make('Saved');
      const config = { ...mine.json_config, guide_color: '#ff0000' };
      const body = { json_config: config, name: 'Saved twice', description: '', ratio: '2.5:3.5', folder: 'weather' };
      const answer = await server.member.put(`/api/templates/${mine.id}`, { ...body, version: 1 });
      expect(answer.json<One>().template).toMatchObject({ name: 'Saved twice', version: 2, folder: 'weather' });
      const read = (await server.member.get(`/api/templates/${mine.id}`)).json<One>().template;
      expect(read).toMatchObject({ version: 2, folder: 'weather', json_config: { guide_color: '#ff0000' } });
      expect(read).toMatchObject({ slug: 'saved', type: 'user' });
    });

    it('stores the name, description and ratio of the body, also inside json_config', async () => {
      const mine = await make('Before');
      const config = { ...mine.json_config, name: 'Older', description: 'Older', ratio: '1:1' };
      const texts = { name: 'After', description: 'Newer', ratio: '5:7' };
      const answer = await server.member.put(`/api/templates/${mine.id}`, { json_config: config, ...texts });
      expect(answer.json<One>().template).toMatchObject({ ...texts, json_config: texts });
      const read = (await server.member.get(`/api/templates/${mine.id}`)).json<One>().template;
      expect(read).toMatchObject({ ...texts, json_config: texts });
      const kept = await server.member.put(`/api/templates/${mine.id}`, { json_config: config });
      expect(kept.json<One>().template).toMatchObject({ name: 'Older', ratio: '1:1' });
    });

    it('keeps what each save replaces, for those who may change the template', async () => {
      const mine = await make('Kept');
      const texts = { description: '', ratio: '2.5:3.5', folder: 'weather' };
      for (const name of ['Second', 'Third'])
        await server.member.put(`/api/templates/${mine.id}`, { json_config: mine.json_config, name, ...texts });
      const { versions } = (await server.member.get(`/api/templates/${mine.id}/versions`)).json<{
        versions: { version: number; name: string; ratio: string }[];
      }>();
      expect(versions).toMatchObject([
        { version: 2, name: 'Second', ratio: '2.5:3.5' },
        { version: 1, name: 'Kept', ratio: mine.ratio },
      ]);
      const read = await server.member.get(`/api/templates/${mine.id}/versions/2`);
      const template = { name: 'Second', ...texts, json_config: { name: 'Second' } };
      expect(read.json()).toMatchObject({ version: 2, template });
      expect((await server.member.get(`/api/templates/${mine.id}/versions/3`)).status).toBe(404);
      for (const place of ['versions', 'versions/2'])
        expect((await server.other.get(`/api/templates/${mine.id}/${place}`)).status).toBe(404);
    });

    it('thins the history of a template that is saved often', async () => {
      const mine = await make('Thinned');
      for (let version = 1; version <= 14; version++)
        await server.member.put(`/api/templates/${mine.id}`, { ...aTemplate(), version });
      const { versions } = (await server.member.get(`/api/templates/${mine.id}/versions`)).json<{
        versions: { version: number }[];
      }>();
      const newest = versions.slice(0, 10).map(({ version }) => version);
      expect(newest).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
      expect(versions.length).toBeLessThan(13);
    });

    it('refuses a version that is no longer the current one', async () => {
      const mine = await make('Raced');
      const change = { ...aTemplate(), version: 1 };
      const answers = await Promise.all([
        server.member.put(`/api/templates/${mine.id}`, change),
        server.member.put(`/api/templates/${mine.id}`, change),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.json()).toMatchObject({ version: 2 });
    });

    it.each([
      ['an unknown kind', { sections: [{ children: [{ kind: 'headline' }] }] }, /kind/],
      ['a newer schema version', { ...(aTemplate().json_config as object), schema_version: 99 }, /version/],
      ['no config', undefined, /json_config/],
      ['a config that is a text', 'sections', /json_config/],
    ])('refuses %s with its place', async (_what, json_config, expected) => {
      const mine = await make('Refused');
      const answer = await server.member.put(`/api/templates/${mine.id}`, { name: 'x', json_config });
      expect(answer.status).toBe(422);
      expect(answer.json<{ errors: { path: string }[] }>().errors[0]?.path).toMatch(/^json_config/);
      expect(answer.text).toMatch(expected);
    });

    it('refuses official templates', async () => {
      expect((await server.member.put(`/api/templates/${official.id}`, aTemplate())).status).toBe(403);
      expect((await server.admin.delete(`/api/templates/${official.id}`)).status).toBe(403);
    });
  });

  describe('usage', () => {
    it('counts the uses of a template, only in the member’s own decks', async () => {
      const mine = await make('Counted');
      const usage = async (id: string, by = server.member): Promise<unknown> =>
        (await by.get(`/api/templates/${id}/check-usage`)).json();
      expect(await usage(mine.id)).toEqual({ inUse: false, decks: 0, categories: 0, cards: 0 });
      const card = { front_template_id: mine.id, translations: { en: { title: 'Fog' } } };
      await server.member.post(
        '/api/decks',
        aDeck({ categories: [{ back_template_id: mine.id, cards: [card, card] }] }),
      );
      expect(await usage(mine.id)).toEqual({ inUse: true, decks: 0, categories: 1, cards: 2 });
      await server.other.post('/api/decks', aDeck({ front_template_id: official.id }));
      expect(await usage(official.id)).toMatchObject({ inUse: false });
      expect(await usage(official.id, server.other)).toMatchObject({ inUse: true, decks: 1 });
    });

    it('deletes a template in use only with force, and names the decks', async () => {
      const mine = await make('Used');
      const { deck } = (await server.member.post('/api/decks', aDeck({ front_template_id: mine.id }))).json<{
        deck: { id: string };
      }>();
      const refused = await server.member.delete(`/api/templates/${mine.id}`);
      expect(refused.status).toBe(409);
      expect(refused.json()).toMatchObject({ decks: [{ id: deck.id, title: 'Terrible weather' }], deck_count: 1 });
      expect((await server.member.delete(`/api/templates/${mine.id}?force=true`)).status).toBe(204);
      expect((await server.member.get(`/api/decks/${deck.id}`)).json()).toMatchObject({
        deck: { front_template_id: null, version: 2 },
      });
      expect((await server.member.get(`/api/templates/${mine.id}`)).status).toBe(404);
    });

    it('removes an unused one', async () => {
      const mine = await make('Unused');
      expect((await server.member.delete(`/api/templates/${mine.id}`)).status).toBe(204);
    });
  });

  it('pages through own templates, each once', async () => {
    const member = await server.newMember();
    for (const name of ['one', 'two', 'three', 'four', 'five']) await make(name, member);
    const names: string[] = [];
    let path: string | undefined = '/api/templates/list?limit=2';
    while (path !== undefined) {
      const page: Many = (await member.get(path)).json<Many>();
      names.push(...page.templates.map(({ name }) => name));
      path = page.next_cursor === null ? undefined : `/api/templates/list?limit=2&cursor=${page.next_cursor}`;
    }
    expect(names).toEqual(['five', 'four', 'three', 'two', 'one']);
  });

  it.each(['x', 'W10', Buffer.from('["a","b"]').toString('base64url'), Buffer.from('[1]').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      expect((await server.member.get(`/api/templates/list?cursor=${cursor}`)).status).toBe(422);
      expect((await server.member.get(`/api/templates/official?cursor=${cursor}`)).status).toBe(422);
    },
  );

  describe('official ones', () => {
    it('are managed by admins', async () => {
      const made = await server.admin.post(
        '/api/admin/templates',
        aTemplate({ slug: 'short-lived', color_scheme: 'no' }),
      );
      expect(made.status).toBe(201);
      const { template } = made.json<One>();
      expect(template).toMatchObject({ type: 'official', user_id: null, color_scheme_id: null });
      const saved = await server.admin.put(`/api/admin/templates/${template.id}`, { ...aTemplate(), name: 'Renamed' });
      expect(saved.json<One>().template).toMatchObject({ name: 'Renamed', slug: 'short-lived', version: 2 });
      const found = (await server.admin.get('/api/admin/templates?q=renam')).json<Many>().templates;
      expect(found.map(({ id }) => id)).toEqual([template.id]);
      expect((await server.admin.delete(`/api/admin/templates/${template.id}`)).status).toBe(204);
    });

    it('keep their earlier versions, which can be published again', async () => {
      const { id } = (
        await server.admin.post('/api/admin/templates', aTemplate({ name: 'First', slug: 'first' }))
      ).json<One>().template;
      const deck = (await server.member.post('/api/decks', aDeck({ front_template_id: id }))).json<{
        deck: { id: string };
      }>().deck;
      await server.admin.put(`/api/admin/templates/${id}`, { ...aTemplate(), name: 'Second', version: 1 });
      const back = await server.admin.post(`/api/admin/templates/${id}/versions/1/restore`);
      expect(back.json<One>().template).toMatchObject({ name: 'First', slug: 'first', version: 3 });
      const history = (await server.admin.get(`/api/admin/templates/${id}/history`)).json<{
        decks: { id: string }[];
        deck_count: number;
        versions: { version: number; name: string }[];
      }>();
      expect(history.versions.map(({ version, name }) => [version, name])).toEqual([
        [2, 'Second'],
        [1, 'First'],
      ]);
      expect([history.decks.map((each) => each.id), history.deck_count]).toEqual([[deck.id], 1]);
      expect((await server.admin.post(`/api/admin/templates/${id}/versions/9/restore`)).status).toBe(404);
    });

    it('have slugs of their own', async () => {
      expect((await server.admin.post('/api/admin/templates', aTemplate({ slug: 'default' }))).status).toBe(409);
      expect((await server.admin.post('/api/admin/templates', aTemplate({ slug: 'Not a slug' }))).status).toBe(422);
    });

    it('do not belong to members', async () => {
      const mine = await make('Not official');
      expect((await server.admin.put(`/api/admin/templates/${mine.id}`, aTemplate())).status).toBe(404);
      expect((await server.member.get('/api/admin/templates')).status).toBe(403);
      expect((await server.stranger.get('/api/admin/templates')).status).toBe(401);
    });
  });

  it('reports a missing default template', async () => {
    const bare = await startTestServer(database);
    try {
      const answer = await bare.member.post('/api/templates/create-from-draft', { name: 'x', description: '' });
      expect([answer.status, answer.json().detail]).toEqual([404, 'No default template found']);
    } finally {
      await bare.close();
    }
  });
});
