import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import type { TestClient } from '../../testing/TestClient.js';
import { testDatabases } from '../../testing/testDatabases.js';

interface Members {
  readonly members: readonly { readonly id: string }[];
}

describe.each(testDatabases)('roles on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.close());

  it('open with a role what it permits, from the next request on', async () => {
    const helper = await server.newMember('helper@example.com');
    const roles = `/api/admin/members/${helper.id}/roles`;
    await server.admin.post(roles, { roles: ['helper'] });
    expect((await helper.get('/api/admin/members')).status).toBe(403);
    const path = '/api/admin/roles/helper';
    const body = { name: 'helper', description: 'Helps', permissions: ['members'] };
    const saved = await server.admin.post('/api/admin/roles', body);
    expect(saved.json()).toMatchObject({ role: { name: 'helper', permissions: ['members'], member_count: 1 } });
    expect((await helper.get('/api/members/me')).json()).toMatchObject({ member: { permissions: ['members'] } });
    expect((await helper.get('/api/admin/members')).status).toBe(200);
    for (const answer of [
      helper.get('/api/admin/updates'),
      helper.post(roles, { roles: ['admin'] }),
      helper.patch(path, { grant: ['decks'] }),
      helper.post('/api/admin/members/suspend', { ids: [server.admin.id], suspended: true }),
    ])
      expect((await answer).status).toBe(403);
    for (const name of ['admin', 'helper'])
      expect((await server.admin.post('/api/admin/roles', { name, permissions: [] })).status).toBe(409);
    expect((await server.admin.patch('/api/admin/roles/admin', {})).status).toBe(404);
    expect((await server.admin.patch(path, { grant: ['everything'] })).status).toBe(422);
    expect((await server.admin.get('/api/admin/roles?q=helper')).json()).toMatchObject({ total: 1 });
    expect((await server.admin.delete(path)).status).toBe(204);
    expect((await server.admin.delete(path)).status).toBe(404);
    expect((await helper.get('/api/admin/members')).status).toBe(403);
    expect((await helper.get('/api/members/me/roles')).json()).toEqual([]);
  });

  it('are given to an account that has not come back since it signed up, which then is a member', async () => {
    const account = { email: 'away@example.com', password: 'plum velvet tractor', displayName: 'Away' };
    const { id } = await server.services.accounts.create(account);
    const roles = `/api/admin/members/${id}/roles`;
    expect((await server.admin.post(roles, { roles: ['editor'] })).json()).toMatchObject({
      member: { id, email: account.email, display_name: 'Away', roles: ['editor'] },
    });
    expect((await server.admin.get('/api/admin/members?q=away@example.com')).json()).toMatchObject({
      members: [{ id, roles: ['editor'] }],
    });
    expect((await server.admin.post(roles.replace(id, crypto.randomUUID()), { roles: [] })).status).toBe(404);
  });

  it('keep what two admins change in one role at the same time', async () => {
    const path = '/api/admin/roles/curator';
    await server.admin.post('/api/admin/roles', { name: 'curator', permissions: ['decks', 'worlds'] });
    await Promise.all([
      server.admin.patch(path, { grant: ['images', 'decks'] }),
      server.admin.patch(path, { revoke: ['worlds'], description: 'Looks after decks' }),
      server.admin.patch(path, { grant: ['templates'] }),
    ]);
    expect((await server.admin.patch(path, {})).json()).toMatchObject({
      role: { description: 'Looks after decks', permissions: ['decks', 'templates', 'images'] },
    });
  });

  it('never lose their last admin in a race', async () => {
    const rival = await server.newMember();
    const rolesOf = (id: string): string => `/api/admin/members/${id}/roles`;
    await server.admin.post(rolesOf(rival.id), { roles: ['admin'] });
    const answers = await Promise.all([
      server.admin.post(rolesOf(rival.id), { roles: [] }),
      rival.post(rolesOf(server.admin.id), { roles: [] }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [winner = server.admin] = [server.admin, rival].filter((_, index) => answers[index]?.status === 200);
    const { members } = (await winner.get('/api/admin/members?role=admin')).json<Members>();
    expect(members.map(({ id }) => id)).toEqual([winner.id]);
    if (winner.id === rival.id) {
      await rival.post(rolesOf(server.admin.id), { roles: ['admin'] });
      await server.admin.post(rolesOf(rival.id), { roles: [] });
    }
  });

  describe('of whom two are the last admins', () => {
    const roles = () => server.services.database.knex('app.member_roles');
    const last: TestClient[] = [];
    beforeEach(async () => {
      last.splice(0, 2, await server.newMember(), await server.newMember());
      await roles().where({ role: 'admin' }).delete();
      await roles().insert(last.map(({ id }) => ({ member_id: id, role: 'admin' })));
      server.services.members.forget();
    });
    afterEach(async () => {
      await roles().where({ role: 'admin' }).delete();
      await roles().insert({ member_id: server.admin.id, role: 'admin' });
      await server.services.database.knex('app.members').update({ suspended_at: null });
      server.services.members.forget();
    });

    it('never all leave in a race, and who stays keeps the account', async () => {
      const leave = async (member: TestClient) =>
        (await member.delete('/api/members/me', { confirm: member.session?.email ?? '' })).status;
      const statuses = await Promise.all(last.map(leave));
      expect(statuses.toSorted()).toEqual([204, 409]);
      const stays = last[statuses.indexOf(409)];
      expect((await stays?.get('/api/admin/members'))?.status).toBe(200);
      expect(await server.services.accounts.findByEmail(stays?.session?.email ?? '')).toBeDefined();
    });

    it('never suspend each other in a race, and a suspended admin does not count', async () => {
      const suspend = async (caller: TestClient | undefined, id = '') =>
        (await caller?.post('/api/admin/members/suspend', { ids: [id], suspended: true }))?.status;
      const [one, other] = last;
      const statuses = await Promise.all([suspend(one, other?.id), suspend(other, one?.id)]);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const stays = statuses[0] === 200 ? one : other;
      expect((await stays?.get('/api/admin/members'))?.status).toBe(200);
      expect((await stays?.post(`/api/admin/members/${stays.id}/roles`, { roles: [] }))?.status).toBe(409);
    });
  });
});
