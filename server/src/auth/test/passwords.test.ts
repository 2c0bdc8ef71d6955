import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { PasswordHasher } from '../embedded/passwords/PasswordHasher.js';
import { startAuth, type AuthUnderTest } from './startAuth.js';

const PASSWORD = 'plum velvet tractor';

describe.each(embeddedDatabase)('sign-up and passwords on $name', (kind) => {
  let server: AuthUnderTest;
  beforeAll(async () => {
    server = await startAuth(kind);
  });
  afterAll(() => server.close());

  it('signs a new user up and in at once when no e-mail can be sent', async () => {
    const client = server.client();
    const { data, error } = await client.auth.signUp({
      email: 'New.Comer@Example.com',
      password: PASSWORD,
      options: { data: { display_name: 'Nova' } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id: data.user?.id } });
    expect(data.user).toMatchObject({
      email: 'new.comer@example.com',
      aud: 'authenticated',
      role: 'authenticated',
      user_metadata: { display_name: 'Nova' },
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
      is_anonymous: false,
    });
    const read = await client.auth.getUser();
    expect(read.data.user?.id).toBe(data.user?.id);
    const claims = await client.auth.getClaims();
    expect(claims.error).toBeNull();
    expect(claims.data?.claims).toMatchObject({
      iss: `${server.url}/auth/v1`,
      sub: data.user?.id,
      aud: 'authenticated',
      role: 'authenticated',
      aal: 'aal1',
      email: 'new.comer@example.com',
      amr: [{ method: 'password' }],
    });
    expect(await server.auth.sessions.verify(data.session?.access_token ?? '')).toMatchObject({
      userId: data.user?.id,
      email: 'new.comer@example.com',
      userMetadata: { display_name: 'Nova' },
    });
  });

  it('signs in by password, whatever the case of the address', async () => {
    await server.client().auth.signUp({ email: 'case@example.com', password: PASSWORD });
    const { data, error } = await server
      .client()
      .auth.signInWithPassword({ email: ' CASE@example.COM', password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.last_sign_in_at).toEqual(expect.any(String));
  });

  it.each([
    ['a wrong password', 'case@example.com', 'not the right one'],
    ['an unknown address', 'nobody@example.com', PASSWORD],
  ])('refuses %s in the same words', async (_, email, password) => {
    const { data, error } = await server.client().auth.signInWithPassword({ email, password });
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(data.session).toBeNull();
  });

  it('says that an address is taken, in upper or lower case, when sign-up is immediate', async () => {
    const { error } = await server.client().auth.signUp({ email: 'Case@Example.com', password: 'another good one' });
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' });
  });

  it.each([
    ['short', 'length'],
    ['password123', 'pwned'],
    ['Qwertyuiop2024!', 'pwned'],
    ['aaaaaaaaaaaa', 'pwned'],
    ['weak.password@example.com', 'pwned'],
    ['x'.repeat(257), 'length'],
  ])('refuses the weak password %s', async (password, reason) => {
    const { error } = await server.client().auth.signUp({ email: 'weak.password@example.com', password });
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: [reason] });
  });

  it.each([
    'a',
    'xx:;x@x.x',
    'two@example.com,three@example.com',
    'a@b@c',
    'x@y\r\nBcc: z@example.com',
    '<a@b.c>',
    ' @b.c',
    'a b@c.d',
    '.a@b.c',
    'a@-b.c',
    `${'x'.repeat(65)}@b.c`,
  ])('refuses the address %j', async (email) => {
    const { error } = await server.client().auth.signUp({ email, password: PASSWORD });
    expect(error).toMatchObject({ status: 400, message: 'Unable to validate email address: invalid format' });
  });

  it('accepts letters of every script, composed or not', async () => {
    const signedUp = await server
      .client()
      .auth.signUp({ email: 'Jose\u0301@пример.рф', password: 'ma\u00f1ana por la ma\u00f1ana' });
    expect(signedUp.data.user?.email).toBe('jos\u00e9@пример.рф');
    const { error } = await server
      .client()
      .auth.signInWithPassword({ email: 'JOS\u00c9@ПРИМЕР.РФ', password: 'man\u0303ana por la man\u0303ana' });
    expect(error).toBeNull();
  });

  it('lists the options of the sign-in page', async () => {
    const settings = (await (await server.send('GET', '/settings')).json()) as { mailer_autoconfirm: boolean };
    expect(settings.mailer_autoconfirm).toBe(true);
  });

  it('changes metadata, and the password, which ends every other session', async () => {
    const [here, there] = [server.client(), server.client()];
    await here.auth.signUp({ email: 'change@example.com', password: PASSWORD, options: { data: { a: 1, b: 2 } } });
    const other = await there.auth.signInWithPassword({ email: 'change@example.com', password: PASSWORD });
    const changed = await here.auth.updateUser({ data: { a: null, c: 3 } });
    expect(changed.data.user?.user_metadata).toEqual({ b: 2, c: 3 });
    expect((await here.auth.updateUser({ password: PASSWORD })).error).toMatchObject({ code: 'same_password' });
    expect((await here.auth.updateUser({ password: 'password1' })).error).toMatchObject({ code: 'weak_password' });
    expect((await here.auth.updateUser({ password: 'quiet orange harbour' })).error).toBeNull();
    expect((await here.auth.getUser()).error).toBeNull();
    expect((await there.auth.getUser(other.data.session?.access_token)).error).toMatchObject({
      name: 'AuthSessionMissingError',
    });
    const { refresh_token = '' } = other.data.session ?? {};
    expect((await there.auth.refreshSession({ refresh_token })).error).toMatchObject({
      code: 'refresh_token_not_found',
    });
    const again = await server
      .client()
      .auth.signInWithPassword({ email: 'change@example.com', password: 'quiet orange harbour' });
    expect(again.error).toBeNull();
  });

  it('refuses metadata that would not fit in a header, and app_metadata from the user', async () => {
    const client = server.client();
    const { data } = await client.auth.signUp({ email: 'large@example.com', password: PASSWORD });
    expect((await client.auth.updateUser({ data: { text: 'x'.repeat(5_000) } })).error).toMatchObject({ status: 422 });
    const headers = { Authorization: `Bearer ${data.session?.access_token ?? ''}` };
    const answer = await server.send('PUT', '/user', { app_metadata: { roles: ['admin'] } }, headers);
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'not_admin' }]);
  });

  it('checks a nonce and the current password when they are given', async () => {
    const client = server.client();
    await client.auth.signUp({ email: 'nonce@example.com', password: PASSWORD });
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const { code, subject } = await server.lastMail('nonce@example.com');
    expect(subject).toContain(code);
    const next = { password: 'seven green bottles' };
    expect((await client.auth.updateUser({ ...next, nonce: '000000' })).error).toMatchObject({
      code: 'reauthentication_not_valid',
    });
    expect((await client.auth.updateUser({ ...next, current_password: 'wrong one' })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await client.auth.updateUser({ ...next, nonce: code })).error).toBeNull();
  });
});

describe.each(embeddedDatabase)('passwords hashed at the production cost, on $name', (kind) => {
  let server: AuthUnderTest;
  beforeAll(async () => {
    server = await startAuth(kind, { costly: true });
  });
  afterAll(() => server.close());

  it('keeps passwords only as salted hashes with their parameters', async () => {
    await server.client().auth.signUp({ email: 'hash@example.com', password: PASSWORD });
    await server.client().auth.signUp({ email: 'hash2@example.com', password: PASSWORD });
    const users = server.database.knex<{ password_hash: string }>('app.auth_users');
    const rows = await users.whereLike('email', 'hash%').select('password_hash');
    for (const { password_hash } of rows) expect(password_hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(new Set(rows.map(({ password_hash }) => password_hash)).size).toBe(2);
  });

  it('rehashes, at today’s cost, what an older version hashed', async () => {
    const email = 'older@example.com';
    await server.client().auth.signUp({ email, password: PASSWORD });
    const users = () =>
      server.database.knex<{ email: string; password_hash: string }>('app.auth_users').where({ email });
    await users().update({ password_hash: await new PasswordHasher({ N: 1_024, r: 8, p: 1 }).hash(PASSWORD) });
    for (let times = 0; times < 2; times += 1) {
      expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
      expect((await users().first())?.password_hash).toMatch(/^scrypt\$32768\$/);
    }
    expect((await server.client().auth.signInWithPassword({ email, password: 'not this one' })).error?.status).toBe(
      400,
    );
  });
});
