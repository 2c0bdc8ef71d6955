import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { testDatabases } from '../testing/testDatabases.js';
import { changeRole } from './changeRole.js';
import { listAdmins } from './listAdmins.js';

describe.each(testDatabases)('admins on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const emails = async (): Promise<string[]> =>
    (await listAdmins(server.services)).map(({ email }) => email).toSorted();

  it('are granted and revoked by address, effective from the next request', async () => {
    expect((await server.member.get('/api/admin/decks')).status).toBe(403);
    const granted = await changeRole(server.services, 'grant', 'Member@Example.com');
    expect(granted).toMatchObject({ email: 'member@example.com', is_admin: true, changed: true });
    expect((await server.member.get('/api/admin/decks')).status).toBe(200);
    expect(await emails()).toEqual(['admin@example.com', 'member@example.com']);
    expect(await changeRole(server.services, 'grant', 'member@example.com')).toMatchObject({ changed: false });

    expect(await changeRole(server.services, 'revoke', 'member@example.com')).toMatchObject({ is_admin: false });
    expect((await server.member.get('/api/admin/decks')).status).toBe(403);
    expect(await changeRole(server.services, 'revoke', 'member@example.com')).toMatchObject({ changed: false });
  });

  it('may have signed up and never come back', async () => {
    await server.services.accounts.create({ email: 'new@example.com', password: 'correct horse battery' });
    expect(await changeRole(server.services, 'grant', 'new@example.com')).toMatchObject({ changed: true });
    await changeRole(server.services, 'revoke', 'new@example.com');
  });

  it('are never fewer than one', async () => {
    expect(await emails()).toEqual(['admin@example.com']);
    await expect(changeRole(server.services, 'revoke', 'admin@example.com')).rejects.toMatchObject({
      code: 'admin.last',
    });
    expect(await emails()).toEqual(['admin@example.com']);
  });

  it('are not the only role', async () => {
    const status = async (): Promise<number> => (await server.member.get('/api/admin/updates')).status;
    expect(await status()).toBe(403);
    expect(await changeRole(server.services, 'grant', 'member@example.com', 'editor')).toEqual({
      email: 'member@example.com',
      role: 'editor',
      is_admin: false,
      changed: true,
      text: 'member@example.com is in the role editor now.',
    });
    expect(await status()).toBe(200);
    expect((await server.member.get('/api/admin/members')).status).toBe(403);
    expect(await changeRole(server.services, 'grant', 'member@example.com', 'editor')).toMatchObject({
      changed: false,
      text: 'member@example.com is already in the role editor.',
    });
    await changeRole(server.services, 'revoke', 'member@example.com', 'editor');
    expect(await status()).toBe(403);
    await expect(changeRole(server.services, 'grant', 'member@example.com', 'editr')).rejects.toMatchObject({
      code: 'admin.no_role',
      message: 'There is no role "editr".',
    });
  });

  it('must have an account', async () => {
    await expect(changeRole(server.services, 'grant', 'nobody@example.com')).rejects.toThrow(/No account .* nobody@/);
  });
});
