import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/testDatabases.js';
import { startAuth, type AuthUnderTest } from './startAuth.js';

const PASSWORD = 'plum velvet tractor';

describe.each(testDatabases)('sessions on $name', (kind) => {
  let server: AuthUnderTest;
  let count = 0;
  beforeAll(async () => {
    server = await startAuth(kind);
  });
  afterAll(() => server.close());

  const newcomer = async () => {
    const email = `session-${(count += 1)}@example.com`;
    const client = server.client();
    const { data } = await client.auth.signUp({ email, password: PASSWORD });
    if (data.session === null) throw new Error('There is no session.');
    return { email, client, session: data.session };
  };
  const refresh = async (refreshToken: string) => {
    const answer = await server.send('POST', '/token?grant_type=refresh_token', { refresh_token: refreshToken });
    const body = (await answer.json()) as { access_token: string; refresh_token: string; code?: string };
    return { status: answer.status, ...body };
  };
  const signIn = async (email: string) => {
    const client = server.client();
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    return { client, token: data.session?.access_token ?? '' };
  };
  const isValid = async (token: string): Promise<boolean> => (await server.auth.sessions.verify(token)) !== undefined;

  it('refreshes through the client, with a new token each time', async () => {
    const { client, session } = await newcomer();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.session?.access_token).not.toBe(session.access_token);
    expect(data.user?.id).toBe(session.user.id);
  });

  it('sends the active token again to a client that lost the response, however late', async () => {
    const { session } = await newcomer();
    const first = await refresh(session.refresh_token);
    server.advance(3_600);
    const again = await refresh(session.refresh_token);
    expect(again.refresh_token).toBe(first.refresh_token);
    expect((await refresh(first.refresh_token)).status).toBe(200);
  });

  it('gives the same token to tabs that refresh at the same time', async () => {
    const { session } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(session.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ refresh_token }) => refresh_token)).size).toBe(1);
  });

  it('lets an older token be used again for ten seconds', async () => {
    const { session } = await newcomer();
    const first = await refresh(session.refresh_token);
    const second = await refresh(first.refresh_token);
    const late = await refresh(session.refresh_token);
    expect(late.status).toBe(200);
    expect(late.refresh_token).not.toBe(second.refresh_token);
    // The tab with the other branch goes on.
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  it('ends the whole session when an old token comes back later, because it was stolen', async () => {
    const { client, session } = await newcomer();
    const first = await refresh(session.refresh_token);
    const second = await refresh(first.refresh_token);
    expect(await isValid(second.access_token)).toBe(true);
    server.advance(11);
    const theft = await refresh(session.refresh_token);
    expect(theft).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    expect(await refresh(second.refresh_token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect(await isValid(second.access_token)).toBe(false);
    expect((await client.auth.getUser(second.access_token)).error?.name).toBe('AuthSessionMissingError');
  });

  it('stores no refresh token in plain text', async () => {
    const { session } = await newcomer();
    const { refresh_token } = await refresh(session.refresh_token);
    const stored = JSON.stringify(await server.database.knex('app.auth_refresh_tokens').select('*'));
    expect(stored).not.toContain(refresh_token);
    expect(stored).not.toContain(session.refresh_token);
  });

  it.each(['', 'nonsense', 'x'.repeat(400), '\0'])('refuses the refresh token %j', async (token) => {
    const answer = await refresh(token);
    expect(answer.status).toBe(400);
  });

  it('signs out here, elsewhere or everywhere, at once', async () => {
    const { email, client, session } = await newcomer();
    const [second, third] = [await signIn(email), await signIn(email)];
    const valid = () => Promise.all([session.access_token, second.token, third.token].map(isValid));
    expect(await valid()).toEqual([true, true, true]);
    expect((await third.client.auth.signOut({ scope: 'local' })).error).toBeNull();
    expect(await valid()).toEqual([true, true, false]);
    const fourth = await signIn(email);
    expect((await second.client.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect(await valid()).toEqual([false, true, false]);
    expect(await isValid(fourth.token)).toBe(false);
    const fifth = await signIn(email);
    expect((await fifth.client.auth.signOut()).error).toBeNull();
    expect(await valid()).toEqual([false, false, false]);
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
  });

  it('refuses an unknown scope', async () => {
    const { session } = await newcomer();
    const headers = { Authorization: `Bearer ${session.access_token}` };
    expect((await server.send('POST', '/logout?scope=moon', undefined, headers)).status).toBe(400);
  });

  it('ends every session of an account that is removed, and removes it once', async () => {
    const { email, session } = await newcomer();
    await server.auth.accounts.remove(session.user.id);
    await server.auth.accounts.remove(session.user.id);
    expect(await isValid(session.access_token)).toBe(false);
    expect(await server.auth.accounts.findByEmail(email)).toBeUndefined();
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  });

  it('creates confirmed accounts for the server itself, and says when the address is taken', async () => {
    const account = await server.auth.accounts.create({
      email: 'Demo@Example.com',
      password: PASSWORD,
      displayName: 'Demo',
    });
    expect(account.email).toBe('demo@example.com');
    expect(await server.auth.accounts.findByEmail('DEMO@example.com')).toEqual(account);
    const signedIn = await server.client().auth.signInWithPassword({ email: 'demo@example.com', password: PASSWORD });
    expect(signedIn.data.user?.user_metadata).toEqual({ display_name: 'Demo' });
    const again = server.auth.accounts.create({ email: 'demo@example.com', password: PASSWORD });
    await expect(again).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('lets access tokens expire after an hour', async () => {
    const { session } = await newcomer();
    expect(await isValid(session.access_token)).toBe(true);
    server.advance(3_601);
    expect(await isValid(session.access_token)).toBe(false);
  });
});
