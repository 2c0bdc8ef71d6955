import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { startAuth, type AuthUnderTest } from './startAuth.js';

const PASSWORD = 'plum velvet tractor';

describe.each(embeddedDatabase)('the admin API of sign-in on $name', (kind) => {
  let server: AuthUnderTest;
  let count = 0;
  beforeAll(async () => {
    server = await startAuth(kind);
  });
  afterAll(() => server.close());

  const admin = () => server.admin().auth.admin;
  const make = async (attributes: object = {}) => {
    const email = `admin-${(count += 1)}@example.com`;
    const { data, error } = await admin().createUser({ email, password: PASSWORD, ...attributes });
    if (error !== null) throw error;
    return { email, user: data.user };
  };

  it('accepts only the service key', async () => {
    const { data } = await server.client().auth.signUp({ email: 'member@example.com', password: PASSWORD });
    const tries: [Record<string, string>, number][] = [
      [{}, 401],
      [{ apikey: 'anon' }, 403],
      [{ Authorization: 'Bearer sb_secret_guess' }, 403],
      [{ Authorization: `Bearer ${data.session?.access_token ?? ''}` }, 403],
    ];
    const id = data.user?.id ?? '';
    for (const [headers, status] of tries)
      for (const [method, path] of [
        ['GET', '/admin/users'],
        ['POST', '/admin/users'],
        ['GET', `/admin/users/${id}`],
        ['PUT', `/admin/users/${id}`],
        ['DELETE', `/admin/users/${id}`],
        ['POST', '/admin/generate_link'],
        ['POST', '/invite'],
      ] as const)
        expect((await server.send(method, path, method === 'GET' ? undefined : {}, headers)).status).toBe(status);
  });

  it('creates, reads, changes and deletes accounts', async () => {
    const { email, user } = await make({ user_metadata: { a: 1 }, app_metadata: { plan: 'free' } });
    expect(user).toMatchObject({ email, user_metadata: { a: 1 }, app_metadata: { provider: 'email', plan: 'free' } });
    expect(user).not.toHaveProperty('email_confirmed_at');
    expect((await admin().getUserById(user.id)).data.user?.email).toBe(email);
    const changed = await admin().updateUserById(user.id, {
      email: `new_${email}`,
      email_confirm: true,
      app_metadata: { roles: ['x'] },
      user_metadata: { b: 2 },
    });
    expect(changed.data.user).toMatchObject({
      email: `new_${email}`,
      app_metadata: { plan: 'free', roles: ['x'] },
      user_metadata: { a: 1, b: 2 },
    });
    const client = server.client();
    expect((await client.auth.signInWithPassword({ email: `new_${email}`, password: PASSWORD })).error).toBeNull();
    expect((await admin().deleteUser(user.id)).error).toBeNull();
    expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' });
    expect((await admin().getUserById(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
    expect((await admin().deleteUser(user.id)).error).toMatchObject({ status: 404 });
  });

  it('lists pages, newest first, and says how many there are', async () => {
    const made = [await make(), await make(), await make()];
    const { data, error } = await admin().listUsers({ page: 1, perPage: 2 });
    expect(error).toBeNull();
    expect(data.users.map(({ email }) => email)).toEqual(
      made
        .slice(1)
        .reverse()
        .map(({ email }) => email),
    );
    expect(data).toMatchObject({ aud: 'authenticated', nextPage: 2 });
    expect((await admin().listUsers()).data.users.length).toBeGreaterThanOrEqual(3);
    expect((await admin().listUsers({ page: -1, perPage: 10 })).error).toMatchObject({ status: 400 });
  });

  it('refuses invalid requests', async () => {
    const { email, user } = await make();
    const other = await make();
    expect((await admin().createUser({ email: email.toUpperCase(), password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    expect((await admin().createUser({ email: 'xx:;x@x.x', password: PASSWORD })).error?.message).toBe(
      'Unable to validate email address: invalid format',
    );
    expect((await admin().updateUserById(user.id, { email: other.email })).error).toMatchObject({
      code: 'email_exists',
    });
    expect((await admin().updateUserById(user.id, { ban_duration: 'long' })).error).toMatchObject({ status: 400 });
    expect((await admin().deleteUser(user.id, true)).error).toMatchObject({ status: 400 });
  });

  it('bans for a while: no session, no refresh, no request', async () => {
    const { email, user } = await make({ email_confirm: true });
    const client = server.client();
    const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    await admin().updateUserById(user.id, { ban_duration: '1h30m' });
    expect(await server.auth.sessions.verify(data.session?.access_token ?? '')).toBeUndefined();
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'user_banned' });
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
      code: 'user_banned',
    });
    server.advance(91 * 60);
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('makes links of every kind for scripts that send their own e-mail', async () => {
    const redirectTo = 'http://localhost:9999/welcome';
    const { data, error } = await admin().generateLink({
      type: 'signup',
      email: 'link@example.com',
      password: PASSWORD,
      options: { data: { status: 'alpha' }, redirectTo },
    });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ status: 'alpha' });
    expect(data.properties).toMatchObject({ verification_type: 'signup', redirect_to: redirectTo });
    expect(data.properties?.action_link).toContain(`type=signup&redirect_to=${redirectTo}`);
    const opened = await fetch(data.properties?.action_link ?? '', { redirect: 'manual' });
    expect(opened.headers.get('location')).toMatch(/^http:\/\/localhost:9999\/welcome#access_token=/);

    const magic = await admin().generateLink({ type: 'magiclink', email: 'link@example.com' });
    const byCode = await server
      .client()
      .auth.verifyOtp({ email: 'link@example.com', token: magic.data.properties?.email_otp ?? '', type: 'magiclink' });
    expect(byCode.error).toBeNull();
    const recovery = await admin().generateLink({ type: 'recovery', email: 'link@example.com' });
    const byHash = await server
      .client()
      .auth.verifyOtp({ token_hash: recovery.data.properties?.hashed_token ?? '', type: 'recovery' });
    expect(byHash.error).toBeNull();
    expect((await admin().generateLink({ type: 'recovery', email: 'no@example.com' })).error).toMatchObject({
      status: 404,
    });
    expect(
      (await admin().generateLink({ type: 'signup', email: 'link@example.com', password: PASSWORD })).error,
    ).toMatchObject({ code: 'email_exists' });
  });

  it('makes both links of an address change', async () => {
    const { email } = await make({ email_confirm: true });
    const newEmail = `changed-${email}`;
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data } = await admin().generateLink({ type, email, newEmail });
      expect(data.user).toMatchObject({ email, new_email: newEmail });
      expect(data.properties?.action_link).toContain('type=email_change&');
      const client = server.client();
      const opened = await client.auth.verifyOtp({
        token_hash: data.properties?.hashed_token ?? '',
        type: 'email_change',
      });
      expect(opened.error).toBeNull();
    }
    expect((await server.client().auth.signInWithPassword({ email: newEmail, password: PASSWORD })).error).toBeNull();
  });

  it('invites: the link opens an account, and a password can be set', async () => {
    const { data, error } = await admin().inviteUserByEmail('guest@example.com', { data: { name: 'Guest' } });
    expect(error).toBeNull();
    expect(data.user?.invited_at).toEqual(expect.any(String));
    const mail = await server.lastMail('guest@example.com');
    const client = server.client();
    expect((await client.auth.verifyOtp({ token_hash: mail.tokenHash, type: 'invite' })).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'my own new words' })).error).toBeNull();
    expect((await admin().inviteUserByEmail('guest@example.com')).error).toMatchObject({ code: 'email_exists' });
  });

  it('protects an account that waits for its link from sign-ups with its address', async () => {
    await admin().inviteUserByEmail('expected@example.com');
    const { email } = await make();
    for (const address of ['expected@example.com', email]) {
      const taken = await server.client().auth.signUp({ email: address, password: 'set by a stranger' });
      expect(taken.error).toMatchObject({ code: 'user_already_exists' });
    }
    await server.client().auth.signInWithOtp({ email: 'asked@example.com' });
    expect((await server.client().auth.signUp({ email: 'asked@example.com', password: PASSWORD })).error).toBeNull();
  });

  it('signs a user out by their token', async () => {
    const { email } = await make({ email_confirm: true });
    const { data } = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect((await admin().signOut(data.session?.access_token ?? '')).error).toBeNull();
    expect(await server.auth.sessions.verify(data.session?.access_token ?? '')).toBeUndefined();
    expect((await admin().signOut('this-is-a-bad-token')).error?.message).toMatch(/^invalid JWT/);
  });
});
