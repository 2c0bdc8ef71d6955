import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { startAuth, type AuthUnderTest } from './startAuth.js';

const PASSWORD = 'plum velvet tractor';

describe.each(embeddedDatabase)('the HTTP of sign-in on $name', (kind) => {
  let server: AuthUnderTest;
  beforeAll(async () => {
    server = await startAuth(kind);
  });
  afterAll(() => server.close());

  it('allows browser calls only from its own origin, and exposes the API version that error codes need', async () => {
    const preflight = await server.send('OPTIONS', '/token', undefined, { Origin: server.url });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(server.url);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-supabase-api-version');
    const answer = await server.send('GET', '/user', undefined, { Origin: server.url });
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-supabase-api-version');
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const method of ['OPTIONS', 'GET']) {
      const stranger = await server.send(method, '/user', undefined, { Origin: 'https://evil.example' });
      expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
      expect(stranger.headers.get('vary')).toContain('Origin');
    }
  });

  const hostile: [string, unknown][] = [
    ['no JSON', '{"email":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['an object for an address', { email: { $ne: '' }, password: PASSWORD }],
    ['a list of addresses', { email: ['a@example.com', 'b@example.com'], password: PASSWORD }],
    ['a number for a password', { email: 'a@example.com', password: 12_345_678 }],
    ['a NUL', { email: 'a\0@example.com', password: PASSWORD }],
    ['SQL', { email: "a' or 1=1 --@example.com", password: PASSWORD }],
    ['half a character', { email: 'half@example.com', password: PASSWORD, data: { x: '\ud800' } }],
    ['a NUL in metadata', { email: 'nul@example.com', password: PASSWORD, data: { x: '\0' } }],
    ['a prototype', '{"email":"p@example.com","password":"x","__proto__":{"create_user":false}}'],
    ['far too long an address', { email: `${'a'.repeat(60_000)}@example.com`, password: PASSWORD }],
    ['far too long a password', { email: 'a@example.com', password: 'x'.repeat(50_000) }],
    [
      'deep nesting',
      `{"email":"deep@example.com","password":"x","data":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
    ],
  ];
  const paths: readonly [string, string][] = [
    ['POST', '/signup'],
    ['POST', '/token?grant_type=password'],
    ['POST', '/token?grant_type=refresh_token'],
    ['POST', '/token?grant_type=pkce'],
    ['POST', '/token?grant_type=moon'],
    ['POST', '/token'],
    ['POST', '/otp'],
    ['POST', '/verify'],
    ['POST', '/recover'],
    ['POST', '/resend'],
    ['PUT', '/user'],
    ['POST', '/factors'],
    ['POST', '/admin/users'],
    ['POST', '/admin/generate_link'],
  ];
  it.each(hostile)('answers %s with a client error, never a server error', async (_, body) => {
    for (const [method, path] of paths) {
      const answer = await server.send(method, path, body);
      expect(answer.status, `${method} ${path}`).toBeLessThan(500);
      expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
      if (answer.status >= 400)
        expect(await answer.json()).toMatchObject({
          code: expect.any(String) as string,
          message: expect.any(String) as string,
        });
    }
  });

  it('refuses bodies that are too large or not JSON', async () => {
    const large = await server.send('POST', '/signup', {
      email: 'a@example.com',
      password: PASSWORD,
      data: { x: 'y'.repeat(70_000) },
    });
    expect(large.status).toBe(413);
    const form = await server.send('POST', '/token?grant_type=password', 'email=a%40example.com', {
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(400);
  });

  it('does not unpack a compression bomb', async () => {
    const bomb = gzipSync(JSON.stringify({ email: 'a@example.com', data: { x: 'y'.repeat(20_000_000) } }));
    const answer = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      body: bomb,
    });
    expect(answer.status).toBe(413);
  });

  it.each([
    '/admin/users/%E0%A4%A',
    '/%00',
    '/verify?token=%00&type=magiclink',
    '/verify?token=a&token=b',
    '/verify?type=%FF',
  ])('answers the address %s without a server error', async (path) => {
    expect((await server.send('GET', path)).status).toBeLessThan(500);
  });

  it.each([
    ['POST', '/verify', { type: 'magiclink' }],
    ['POST', '/verify', { token_hash: 'x' }],
    ['POST', '/verify', { type: 'moon', token_hash: 'x' }],
    ['POST', '/verify', { type: 'email', token: '123456' }],
    ['POST', '/verify', { type: 'email', token_hash: 'x', email: 'a@example.com' }],
    ['POST', '/resend', { type: 'recovery', email: 'a@example.com' }],
    ['POST', '/recover', {}],
    ['POST', '/otp', { email: 'a@example.com', code_challenge: 'short' }],
    ['POST', '/otp', { phone: '+123456789' }],
    ['POST', '/signup', { phone: '+123456789', password: PASSWORD }],
    ['POST', '/token?grant_type=id_token', { provider: 'google', id_token: 'x' }],
  ])('refuses %s %s %j', async (method, path, body) => {
    expect((await server.send(method, path, body)).status).toBe(400);
  });

  it('does not offer anonymous accounts', async () => {
    expect((await server.client().auth.signInAnonymously()).error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
    });
  });

  it('answers unknown paths with a 404 that clients can read', async () => {
    const answer = await server.send('POST', '/sso', {});
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    expect((await server.send('GET', '/health')).status).toBe(200);
  });
});

describe.each(embeddedDatabase)('limits of sign-in on $name', (kind) => {
  let server: AuthUnderTest;
  beforeAll(async () => {
    server = await startAuth(kind, { rates: 1 });
  });
  afterAll(() => server.close());

  it('stops guessing, alike for existing and unknown accounts, and says when to try again', async () => {
    for (const email of ['guess@example.com', 'nobody@example.com']) {
      if (email.startsWith('guess')) await server.client().auth.signUp({ email, password: PASSWORD });
      const guess = () => server.send('POST', '/token?grant_type=password', { email, password: 'not this one' });
      for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(400);
      const stopped = await guess();
      expect([stopped.status, await stopped.json()]).toMatchObject([429, { code: 'over_request_rate_limit' }]);
      expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
      const { error } = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
      expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    }
  });

  it('limits e-mails to one address, whoever requests them', async () => {
    const statuses: number[] = [];
    for (let mails = 0; mails < 11; mails += 1)
      statuses.push((await server.send('POST', '/recover', { email: 'flood@example.com' })).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(statuses[10]).toBe(429);
    const { error } = await server.client().auth.signInWithOtp({ email: 'flood@example.com' });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  });
});

describe.each(embeddedDatabase)('limits of one account on $name', (kind) => {
  let server: AuthUnderTest;
  beforeAll(async () => {
    server = await startAuth(kind, { rates: 1 });
  });
  afterAll(() => server.close());

  it('forgets wrong passwords after the right one', async () => {
    const email = 'typo@example.com';
    await server.client().auth.signUp({ email, password: PASSWORD });
    for (let rounds = 0; rounds < 2; rounds += 1) {
      for (let tries = 0; tries < 8; tries += 1)
        expect(
          (await server.client().auth.signInWithPassword({ email, password: 'a slip of keys' })).error?.status,
        ).toBe(400);
      expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    }
  });

  it('does not lock out the owner when strangers guess, nor keep an open session from changing its password', async () => {
    const email = 'besieged@example.com';
    const from = (ip: string) => ({ 'X-Forwarded-For': ip });
    const home = '203.0.113.9';
    const signIn = (password: string, ip: string) =>
      server.send('POST', '/token?grant_type=password', { email, password }, from(ip));
    await server.auth.accounts.create({ email, password: PASSWORD });
    const { access_token } = (await (await signIn(PASSWORD, home)).json()) as { access_token: string };
    for (let network = 1; network <= 4; network += 1)
      for (let tries = 0; tries < 11; tries += 1) {
        const { status } = await signIn('not this one', `198.51.100.${network}`);
        expect(status).toBe(tries < 10 ? 400 : 429);
      }
    expect((await signIn(PASSWORD, '198.51.100.1')).status).toBe(429);
    expect((await signIn(PASSWORD, home)).status).toBe(200);

    for (let tries = 0; tries < 10; tries += 1) await signIn('not this one', home);
    expect((await signIn(PASSWORD, home)).status).toBe(429);
    const headers = { ...from(home), Authorization: `Bearer ${access_token}` };
    const change = { password: 'quiet orange harbour', current_password: PASSWORD };
    expect((await server.send('PUT', '/user', change, headers)).status).toBe(200);
  });

  it('limits guesses at the current password in an open session', async () => {
    const email = 'borrowed@example.com';
    await server.auth.accounts.create({ email, password: PASSWORD });
    const client = server.client();
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    const change = { password: 'quiet orange harbour', current_password: 'not this one' };
    for (let tries = 0; tries < 10; tries += 1)
      expect((await client.auth.updateUser(change)).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await client.auth.updateUser(change)).error).toMatchObject({ code: 'over_request_rate_limit' });
  });

  it('stops attempts to try one password on many accounts, even by someone who has an account', async () => {
    const statuses = new Set<number | undefined>();
    for (let tries = 0; tries < 31; tries += 1) {
      if (tries % 5 === 0)
        await server.client().auth.signInWithPassword({ email: 'typo@example.com', password: PASSWORD });
      const email = `victim-${tries}@example.com`;
      statuses.add(
        (await server.client().auth.signInWithPassword({ email, password: 'summer of 2026' })).error?.status,
      );
    }
    expect([...statuses]).toEqual([400, 429]);
  });
});
