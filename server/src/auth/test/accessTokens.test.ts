import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';
import { stat } from 'node:fs/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { createEmbeddedAuth } from '../createEmbeddedAuth.js';
import { RateLimits } from '../../middleware/rateLimits.js';
import { createLog } from '../../observability/createLog.js';
import { startAuth, type AuthUnderTest } from './startAuth.js';

const PASSWORD = 'plum velvet tractor';

describe.each(embeddedDatabase)('access tokens on $name', (kind) => {
  let server: AuthUnderTest;
  let token: string;
  let claims: JWTPayload;
  let own: { readonly kid: string; readonly privateKey: CryptoKey };
  beforeAll(async () => {
    server = await startAuth(kind);
    const client = server.client();
    const { data } = await client.auth.signUp({ email: 'jwt@example.com', password: PASSWORD });
    token = data.session?.access_token ?? '';
    const read = await client.auth.getClaims();
    claims = { ...read.data?.claims };
    own = await server.auth.keys.current();
  });
  afterAll(() => server.close());

  /** A token as the server would sign it, with the given changes. */
  const sign = (
    changes: JWTPayload,
    header: object = {},
    key: CryptoKey | Uint8Array = own.privateKey,
  ): Promise<string> =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'ES256', kid: own.kid, typ: 'JWT', ...header })
      .sign(key);
  const status = async (bearer: string): Promise<number> => {
    const verified = await server.auth.sessions.verify(bearer);
    const answer = await server.send('GET', '/user', undefined, { Authorization: `Bearer ${bearer}` });
    expect(verified !== undefined).toBe(answer.status === 200);
    return answer.status;
  };

  it('accepts tokens that the server has signed', async () => {
    expect(await status(token)).toBe(200);
    expect(await status(await sign({}))).toBe(200);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['no algorithm', () => new UnsecuredJWT(claims).encode()],
    ['no signature', () => `${token.split('.').slice(0, 2).join('.')}.`],
    [
      'a changed claim',
      () =>
        token.replace(
          /\.[^.]+\./,
          `.${Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() })).toString('base64url')}.`,
        ),
    ],
    ['a key of another', async () => sign({}, {}, (await generateKeyPair('ES256')).privateKey)],
    ['an unknown kid', () => sign({}, { kid: 'unknown' })],
    ['no kid', () => sign({}, { kid: undefined })],
    ['HS256 with the public key as secret', async () => sign({}, { alg: 'HS256' }, await publicKeyBytes())],
    ['ES384', async () => sign({}, { alg: 'ES384' }, (await generateKeyPair('ES384')).privateKey)],
    ['another issuer', () => sign({ iss: 'https://evil.example/auth/v1' })],
    ['another audience', () => sign({ aud: 'anon' })],
    ['no audience', () => sign({ aud: undefined })],
    ['another role', () => sign({ role: 'service_role' })],
    ['an expiry that has passed', () => sign({ exp: Math.floor(Date.now() / 1000) - 10 })],
    ['no expiry', () => sign({ exp: undefined })],
    ['a start in the future', () => sign({ nbf: Math.floor(Date.now() / 1000) + 600 })],
    ['another account', () => sign({ sub: crypto.randomUUID() })],
    ['another session', () => sign({ session_id: crypto.randomUUID() })],
    ['no session', () => sign({ session_id: undefined })],
    ['a critical header that nobody knows', () => sign({}, { crit: ['x'], x: 1 }).catch(() => 'crit')],
    ['a key of its own in its header', async () => ownKeyInHeader()],
    ['no JSON', () => 'e30.e30.e30'],
    ['no token', () => 'not-a-token'],
    ['far too much', () => `${token}${'A'.repeat(20_000)}`.slice(0, 12_000)],
  ])('refuses a token with %s', async (_, make) => {
    expect(await status(await make())).toBe(403);
  });

  const publicKeyBytes = async (): Promise<Uint8Array> => {
    const [jwk] = await server.auth.keys.published();
    return new TextEncoder().encode(JSON.stringify(jwk));
  };
  const ownKeyInHeader = async (): Promise<string> => {
    const pair = await generateKeyPair('ES256', { extractable: true });
    return sign({}, { jwk: await exportJWK(pair.publicKey), jku: 'https://evil.example/jwks.json' }, pair.privateKey);
  };

  it('names the failure as the client expects', async () => {
    const bad = await server.send('GET', '/user', undefined, { Authorization: 'Bearer nonsense' });
    const body = (await bad.json()) as { code: string; message: string };
    expect([bad.status, body.code]).toEqual([403, 'bad_jwt']);
    expect(body.message).toMatch(/^invalid JWT/);
    const none = await server.send('GET', '/user');
    expect([none.status, await none.json()]).toMatchObject([401, { code: 'no_authorization' }]);
  });

  it('publishes only public keys, and keeps the old one valid when it signs with a new one', async () => {
    const rotated = await server.auth.keys.rotate();
    expect(rotated.kid).not.toBe(own.kid);
    const answer = await server.send('GET', '/.well-known/jwks.json');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    const { keys } = (await answer.json()) as { keys: Record<string, unknown>[] };
    expect(keys.map(({ kid }) => kid)).toEqual([rotated.kid, own.kid]);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
      expect(key).not.toHaveProperty('d');
    }
    expect(await status(token)).toBe(200);
    const client = server.client();
    await client.auth.signInWithPassword({ email: 'jwt@example.com', password: PASSWORD });
    const fresh = await client.auth.getClaims();
    expect(fresh.data?.header.kid).toBe(rotated.kid);
  });

  it('keeps its secrets in a file that nobody else may read, and private keys encrypted', async () => {
    const path = join(server.folder, 'auth-secrets.json');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const stored = JSON.stringify(await server.database.knex('app.auth_signing_keys').select('*'));
    expect(stored).not.toContain('"d"');
  });

  const another = async (folder: string) =>
    createEmbeddedAuth({
      database: server.database,
      config: {
        dataDirectory: folder,
        signUp: 'open' as const,
        oidc: undefined,
        publicUrl: server.url,
        mail: { smtpUrl: undefined, from: 'Test <test@localhost>' },
      },
      mailer: { send: () => Promise.resolve() },
      limits: new RateLimits(),
      log: createLog('silent'),
      clock: () => server.now(),
    });

  it('verifies tokens signed by another server on the same database with other secrets', async () => {
    const same = await another(server.folder);
    expect(await same.sessions.verify(token)).toMatchObject({ userId: claims.sub });
    expect((await same.keys.current()).kid).toBe((await server.auth.keys.current()).kid);
    const stranger = await another(join(server.folder, 'other'));
    expect(await stranger.sessions.verify(token)).toMatchObject({ userId: claims.sub });
    const theirs = await stranger.keys.current();
    expect(theirs.kid).not.toBe(own.kid);
    server.advance(6);
    expect(await status(await sign({}, { kid: theirs.kid }, theirs.privateKey))).toBe(200);
  });

  it('continues a session whose last response, from another server, was lost', async () => {
    const { router } = await another(join(server.folder, 'other'));
    const theirs = new Koa().use(router.routes()).listen(0, '127.0.0.1');
    await once(theirs, 'listening');
    const url = `http://127.0.0.1:${(theirs.address() as AddressInfo).port}`;
    const refresh = async (at: string, refreshToken: string) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ refresh_token: refreshToken });
      const answer = await fetch(`${at}/auth/v1/token?grant_type=refresh_token`, { method: 'POST', headers, body });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { refresh_token: string }).refresh_token;
    };
    try {
      const { data } = await server.client().auth.signInWithPassword({ email: 'jwt@example.com', password: PASSWORD });
      const first = data.session?.refresh_token ?? '';
      const lost = await refresh(server.url, first);
      server.advance(60);
      const again = await refresh(url, first);
      expect(again).not.toBe(lost);
      expect(await refresh(server.url, again)).not.toBe(again);
    } finally {
      theirs.close();
      theirs.closeAllConnections();
    }
  });

  it('replaces a key after 90 days and forgets it after 180', async () => {
    const before = await server.auth.keys.current();
    server.advance(91 * 86_400);
    const after = await server.auth.keys.current();
    expect(after.kid).not.toBe(before.kid);
    server.advance(90 * 86_400);
    await server.auth.keys.rotate();
    const kids = (await server.auth.keys.published()).map(({ kid }) => kid);
    expect(kids).not.toContain(before.kid);
    expect(kids).toContain(after.kid);
  });
});
