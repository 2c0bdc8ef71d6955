import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantRole } from '../../queries/roles.js';
import { eraseMember } from '../../queries/members.js';
import { aDeck } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { testDatabases } from '../../testing/testDatabases.js';

interface Member {
  id: string;
  email?: string;
  display_name: string;
  roles?: string[];
  deck_count?: number;
}
interface One {
  member: Member;
}
interface Many {
  members: Member[];
  next_cursor: string | null;
}

describe.each(testDatabases)('members on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.close());

  it('are created at the first sign-in, and can read themselves', async () => {
    const { member } = (await server.member.get('/api/members/me')).json<One>();
    expect(member).toMatchObject({ id: server.member.id, email: 'member@example.com', roles: [], display_name: '' });
    expect((await server.admin.get('/api/members/me/roles')).json()).toEqual(['admin']);
    expect((await server.member.get('/api/members/me/roles')).json()).toEqual([]);
    expect((await server.stranger.get('/api/members/me')).status).toBe(401);
    expect((await server.stranger.get('/api/members/me/roles')).status).toBe(401);
  });

  it('change their profile', async () => {
    const profile = {
      display_name: ' Ada ',
      bio: 'Rain maker.\nAnd shine.',
      website: 'https://example.com/ada',
      preferred_language: 'pt-BR',
      onboarded_at: '2026-03-01T12:00:00+01:00',
      avatar_url: '/storage/v1/object/public/images/a.png',
    };
    const answer = await server.member.patch('/api/members/me', profile);
    const expected = { ...profile, display_name: 'Ada', onboarded_at: '2026-03-01T11:00:00.000Z' };
    expect(answer.json()).toMatchObject({ member: expected });
    expect((await server.member.get('/api/members/me')).json()).toMatchObject({ member: expected });
    const cleared = await server.member.patch('/api/members/me', { website: '', avatar_url: null });
    expect(cleared.json()).toMatchObject({ member: { website: null, avatar_url: null, display_name: 'Ada' } });
  });

  it.each([
    { roles: ['admin'] },
    { email: 'x@example.com' },
    { id: '00000000-0000-4000-8000-000000000000' },
    { website: 'javascript:alert(1)' },
    { avatar_url: 'data:text/html,x' },
    { avatar_url: '/storage/v1/../../etc/passwd\n' },
    { display_name: 'two\nlines' },
    { display_name: 'a\u0000b' },
    { display_name: 'x'.repeat(101) },
    { bio: 'nul \u0000' },
    { preferred_language: 'english please' },
    { onboarded_at: 'yesterday' },
    [],
  ])('refuse %j', async (change) => {
    expect((await server.member.patch('/api/members/me', change)).status).toBe(422);
  });

  it('show a public profile to everyone, but never the address', async () => {
    await server.other.patch('/api/members/me', { display_name: 'Bela', preferred_language: 'de' });
    const answer = await server.stranger.get(`/api/members/${server.other.id}/profile`);
    expect(Object.keys(answer.json<One>().member).sort()).toEqual(
      ['avatar_url', 'bio', 'created_at', 'deck_count', 'display_name', 'id', 'website'].sort(),
    );
    expect((await server.stranger.get('/api/members/00000000-0000-4000-8000-000000000000/profile')).status).toBe(404);
    expect((await server.stranger.get('/api/members/nobody/profile')).status).toBe(404);
    const list = await server.member.get('/api/members?q=bel');
    expect(list.json<Many>().members.map(({ display_name }) => display_name)).toEqual(['Bela']);
    for (const { text } of [answer, list, await server.member.get('/api/members')]) expect(text).not.toContain('@');
    expect((await server.member.get('/api/members?q=other@example')).json<Many>().members).toEqual([]);
    expect((await server.stranger.get('/api/members')).status).toBe(401);
  });

  describe('for admins', () => {
    it('come with addresses, roles and deck counts', async () => {
      await server.other.post('/api/decks', aDeck());
      const found = (await server.admin.get('/api/admin/members?q=other@')).json<Many>().members;
      expect(found).toEqual([
        expect.objectContaining({ id: server.other.id, email: 'other@example.com', roles: [], deck_count: 1 }),
      ]);
      expect((await server.admin.get('/api/admin/members?role=admin')).json<Many>().members).toHaveLength(1);
      expect((await server.admin.get(`/api/admin/members/${server.other.id}`)).json()).toMatchObject({
        member: { email: 'other@example.com', listed_deck_count: 0 },
      });
      expect((await server.member.get('/api/admin/members')).status).toBe(403);
      expect((await server.stranger.get('/api/admin/members')).status).toBe(401);
    });

    it('page, each once, newest first', async () => {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
        const page: Many = (await server.admin.get(`/api/admin/members?limit=2${query}`)).json<Many>();
        seen.push(...page.members.map(({ id }) => id));
        cursor = page.next_cursor;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.slice(-3)).toEqual([server.admin.id, server.other.id, server.member.id]);
    });

    it('get and lose roles immediately', async () => {
      const member = await server.newMember();
      const path = `/api/admin/members/${member.id}/roles`;
      expect((await member.get('/api/admin/members')).status).toBe(403);
      const answer = await server.admin.post(path, { roles: ['admin', 'early-bird', 'admin'] });
      expect([answer.status, answer.json<One>().member.roles]).toEqual([200, ['admin', 'early-bird']]);
      expect((await member.get('/api/admin/members')).status).toBe(200);
      await server.admin.post(path, { roles: [] });
      expect((await member.get('/api/admin/members')).status).toBe(403);
    });

    it('refuse invalid roles, unknown members, and losing the last admin', async () => {
      const path = `/api/admin/members/${server.admin.id}/roles`;
      expect((await server.admin.post(path, { roles: ['Admin'] })).status).toBe(422);
      expect((await server.admin.post(path, { roles: 'admin' })).status).toBe(422);
      expect((await server.admin.post(path, { roles: [] })).status).toBe(409);
      expect((await server.admin.delete('/api/members/me', { confirm: 'admin@example.com' })).status).toBe(409);
      const nobody = '/api/admin/members/00000000-0000-4000-8000-000000000000/roles';
      expect((await server.admin.post(nobody, { roles: [] })).status).toBe(404);
      expect((await server.member.post(path, { roles: [] })).status).toBe(403);
    });
  });

  describe('who leave', () => {
    it('export all their data as one file that can be imported', async () => {
      const leaver = await server.newMember();
      const draft = { ...(await template()), name: 'Mine', description: '' };
      const { template: own } = (await leaver.post('/api/templates/create-from-draft', draft)).json<{
        template: { id: string };
      }>();
      await leaver.post('/api/decks', aDeck({ front_template_id: own.id }));
      const answer = await leaver.get('/api/members/me/export');
      expect(answer.headers.get('content-disposition')).toContain('cardwright-export.json');
      const file = answer.json<{ decks: object[]; templates: object[]; uploads: object[]; member: Member }>();
      expect(file.member.email).toBe(leaver.session?.email);
      expect(file.templates).toHaveLength(1);
      expect(file.decks[0]).toMatchObject({ templates: { front: { name: 'Mine' }, back: null } });
      const imported = await server.other.post('/api/decks/import', file.decks[0]);
      expect(imported.status, imported.text).toBe(201);
      expect((await server.stranger.get('/api/members/me/export')).status).toBe(401);
    });

    it('are deleted with all their data, and do not come back through an old session', async () => {
      const leaver = await server.newMember();
      const { email } = leaver.session ?? { email: '' };
      const { storage, accounts } = server.services;
      const path = `${leaver.id}/${crypto.randomUUID()}.png`;
      await storage.put(path, Buffer.from(PIXEL, 'base64'), { ownerId: leaver.id });
      const { deck } = (await leaver.post('/api/decks', aDeck())).json<{ deck: { id: string } }>();
      for (const confirm of ['', 'yes', 'admin@example.com'])
        expect((await leaver.delete('/api/members/me', { confirm })).status).toBe(422);
      expect((await leaver.delete('/api/members/me', { confirm: ` ${email.toUpperCase()} ` })).status).toBe(204);
      expect((await leaver.get('/api/members/me')).status).toBe(401);
      expect((await leaver.get('/api/worlds')).status).toBe(200);
      expect((await server.stranger.get(`/api/members/${leaver.id}/profile`)).status).toBe(404);
      expect((await server.admin.get(`/api/decks/${deck.id}`)).status).toBe(404);
      expect(await storage.list(leaver.id)).toEqual([]);
      expect(await accounts.findByEmail(email)).toBeUndefined();
      expect((await server.stranger.delete('/api/members/me', { confirm: email })).status).toBe(401);
    });
  });

  it('whose account was deleted are strangers, even with a valid session', async () => {
    const leaver = await server.newMember();
    const { database: rooms, members } = server.services;
    await eraseMember(rooms.knex, leaver.id, leaver.session?.email ?? '', new Date());
    members.forget();
    expect((await leaver.get('/api/members/me')).status).toBe(401);
    expect((await leaver.get('/api/templates/official')).status).toBe(200);
    expect((await server.stranger.get(`/api/members/${leaver.id}/profile`)).status).toBe(404);
  });

  it('are suspended by admins, which ends their sessions, and let back in', async () => {
    const member = await server.newMember();
    const sessions = `/api/admin/members/${member.id}/sessions`;
    expect((await server.admin.get(sessions)).json()).toMatchObject({
      sessions: [{ id: expect.any(String) as string }],
    });
    const suspend = (suspended: boolean, ids = [member.id]) =>
      server.admin.post('/api/admin/members/suspend', { ids, suspended });
    expect((await suspend(true)).status).toBe(200);
    expect((await member.get('/api/members/me')).status).toBe(401);
    expect((await server.admin.get(sessions)).json()).toEqual({ sessions: [] });
    const listed = (await server.admin.get('/api/admin/members?state=suspended')).json();
    expect(listed).toMatchObject({ members: [{ id: member.id }], total: 1 });
    expect((await server.admin.get(`/api/admin/actions?q=${member.id}`)).status).toBe(200);
    expect((await suspend(false)).json()).toMatchObject({ members: [{ suspended_at: null }] });
    expect((await suspend(true, [server.admin.id])).status).toBe(409);
    expect((await suspend(true, [crypto.randomUUID()])).status).toBe(404);
  });

  it('confirm that it is them before what cannot be undone', async () => {
    const admin = await server.newMember();
    const { database: rooms, accounts, members } = server.services;
    await grantRole(rooms.knex, admin.id, 'admin');
    members.forget();
    const roles = `/api/admin/members/${server.other.id}/roles`;
    expect((await admin.post(roles, { roles: ['editor'] })).status).toBe(200);
    await rooms
      .knex('app.auth_sessions')
      .where({ user_id: admin.id })
      .update({ amr: JSON.stringify([{ method: 'password', timestamp: 1_700_000_000 }]) });
    // Sessions are remembered for some seconds; this forgets them.
    await accounts.setSuspended(admin.id, false);
    const refused = await admin.post(roles, { roles: [] });
    expect([refused.status, refused.json().type]).toEqual([403, '/problems/stale-sign-in']);
    expect((await admin.get('/api/admin/members')).status).toBe(200);
  });

  async function template(): Promise<{ draftId: string }> {
    const known = (await server.stranger.get('/api/templates/official')).json<{ templates: { id: string }[] }>();
    if (known.templates[0] !== undefined) return { draftId: known.templates[0].id };
    const made = await server.admin.post('/api/admin/templates', { name: 'Default', json_config: { sections: [] } });
    return { draftId: made.json<{ template: { id: string } }>().template.id };
  }
});

/** One transparent pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
