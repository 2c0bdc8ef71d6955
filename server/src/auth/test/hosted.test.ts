import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { createHostedAuth } from '../createHostedAuth.js';
import { startAuth, type AuthUnderTest } from './startAuth.js';

const SECRET = 'a shared secret of at least thirty-two characters';
const USER = '5f0b7f43-6f39-4a3c-9d1c-0c7f0a6f8a01';

/** Serves the keys that a project would publish. */
class Project {
  keys: JWK[] = [];
  requests = 0;
  broken = false;
  readonly #server: Server = createServer((request, response) => {
    this.requests += 1;
    response.statusCode = this.broken || request.url !== '/auth/v1/.well-known/jwks.json' ? 503 : 200;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ keys: this.keys }));
  });

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

describe('sessions of hosted Supabase', () => {
  const project = new Project();
  let url: string;
  let privateKey: CryptoKey;
  let publicKey: JWK;
  beforeAll(async () => {
    url = await project.start();
    const pair = await generateKeyPair('ES256', { extractable: true });
    privateKey = pair.privateKey;
    publicKey = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  });
  beforeEach(() => {
    project.keys = [publicKey];
    project.requests = 0;
    project.broken = false;
  });
  afterAll(() => project.stop());

  const sessions = (jwtSecret?: string) =>
    createHostedAuth({ url, anonKey: 'anon', serviceRoleKey: 'secret', jwtSecret }).sessions;
  const payload = (changes: JWTPayload = {}): JWTPayload => {
    const now = Math.floor(Date.now() / 1000);
    const user = { sub: USER, email: 'a@example.com', user_metadata: { display_name: 'A' }, session_id: 's' };
    return {
      iss: `${url}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      iat: now,
      exp: now + 60,
      ...user,
      ...changes,
    };
  };
  const sign = (
    changes: JWTPayload = {},
    header: object = {},
    key: CryptoKey | Uint8Array = privateKey,
  ): Promise<string> =>
    new SignJWT(payload(changes)).setProtectedHeader({ alg: 'ES256', kid: 'one', ...header }).sign(key);
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

  it('are verified with the published keys, which are fetched once', async () => {
    const verifier = sessions();
    const identity = { userId: USER, email: 'a@example.com', sessionId: 's', userMetadata: { display_name: 'A' } };
    for (let times = 0; times < 5; times += 1) expect(await verifier.verify(await sign())).toEqual(identity);
    expect(project.requests).toBe(1);
  });

  it('are verified with the shared secret only if it is set', async () => {
    const token = await sign({}, { alg: 'HS256', kid: undefined }, bytes(SECRET));
    expect(await sessions(SECRET).verify(token)).toMatchObject({ userId: USER });
    expect(await sessions().verify(token)).toBeUndefined();
    expect(await sessions('another secret of at least thirty-two').verify(token)).toBeUndefined();
    expect(await sessions(SECRET).verify(await sign())).toMatchObject({ userId: USER });
  });

  it.each<[string, () => Promise<string> | string]>([
    ['no algorithm', () => new UnsecuredJWT(payload()).encode()],
    ['another key', async () => sign({}, {}, (await generateKeyPair('ES256')).privateKey)],
    ['an unknown kid', () => sign({}, { kid: 'two' })],
    ['HS256 with the public key', () => sign({}, { alg: 'HS256' }, bytes(JSON.stringify(publicKey)))],
    [
      'HS256 with no kid and the public key',
      () => sign({}, { alg: 'HS256', kid: undefined }, bytes(JSON.stringify(publicKey))),
    ],
    ['another issuer', () => sign({ iss: 'https://other.supabase.co/auth/v1' })],
    ['another audience', () => sign({ aud: 'anon' })],
    ['the anonymous role', () => sign({ role: 'anon' })],
    ['the service role', () => sign({ role: 'service_role' })],
    ['an expiry that has passed', () => sign({ exp: Math.floor(Date.now() / 1000) - 5 })],
    ['no expiry', () => sign({ exp: undefined })],
    ['no subject', () => sign({ sub: undefined })],
    ['a subject that is no id', () => sign({ sub: '1 or 1=1' })],
    ['an anonymous user', () => sign({ is_anonymous: true, email: '' })],
    ['nothing in it', () => 'x.y.z'],
  ])('are refused with %s', async (_, make) => {
    expect(await sessions().verify(await make())).toBeUndefined();
    expect(await sessions(SECRET).verify(await make())).toBeUndefined();
  });

  it('do not count as signed out while the keys cannot be fetched', async () => {
    project.broken = true;
    await expect(sessions().verify(await sign())).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('with unknown keys do not make the server fetch again and again', async () => {
    const verifier = sessions();
    await verifier.verify(await sign());
    for (let times = 0; times < 10; times += 1) await verifier.verify(await sign({}, { kid: `made-up-${times}` }));
    expect(project.requests).toBe(1);
  });
});

describe.each(embeddedDatabase)('a server that uses another one as hosted Supabase, on $name', (kind) => {
  let server: AuthUnderTest;
  beforeAll(async () => {
    server = await startAuth(kind);
  });
  afterAll(() => server.close());

  const hosted = (serviceRoleKey = server.auth.serviceRoleKey) =>
    createHostedAuth({ url: server.url, anonKey: 'anon', serviceRoleKey, jwtSecret: undefined });

  it('verifies its sessions and manages its accounts', async () => {
    const { accounts, sessions } = hosted();
    const account = await accounts.create({
      email: 'hosted@example.com',
      password: 'plum velvet tractor',
      displayName: 'H',
    });
    expect(account).toMatchObject({ email: 'hosted@example.com', userMetadata: { display_name: 'H' } });
    expect(await accounts.findByEmail('Hosted@Example.com')).toEqual(account);
    expect(await accounts.findById(account.id)).toEqual(account);
    await expect(
      accounts.create({ email: 'hosted@example.com', password: 'plum velvet tractor' }),
    ).rejects.toMatchObject({ kind: 'conflict' });
    const signedIn = await server
      .client()
      .auth.signInWithPassword({ email: 'hosted@example.com', password: 'plum velvet tractor' });
    expect(await sessions.verify(signedIn.data.session?.access_token ?? '')).toMatchObject({
      userId: account.id,
      userMetadata: { display_name: 'H' },
    });
    await accounts.remove(account.id);
    await accounts.remove(account.id);
    expect(await accounts.findByEmail('hosted@example.com')).toBeUndefined();
    expect(await accounts.findById(account.id)).toBeUndefined();
  });

  it('says that the service refuses when its key is wrong', async () => {
    await expect(hosted('wrong').accounts.findByEmail('a@example.com')).rejects.toMatchObject({ kind: 'upstream' });
  });
});
