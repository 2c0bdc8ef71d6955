import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import type { CustomFetch } from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { startAuth, type AuthUnderTest, type TestClient } from './startAuth.js';

const CLIENT = { clientId: 'cardwright', clientSecret: 'a secret of the client', name: 'Workshop' };
const PASSWORD = 'set by a stranger';

/** The service that people sign in with. */
class Issuer {
  readonly url = 'https://issuer.example';
  /** What it says of the person who signs in. */
  person: Record<string, unknown> = {};
  /** What it tells on request, if its ID tokens only say who the person is. */
  info: Record<string, unknown> | undefined;
  isDown = false;
  #nonce = '';
  #keys: { readonly privateKey: CryptoKey; readonly jwk: JWK } | undefined;

  readonly fetch: CustomFetch = async (url, { body }) => {
    if (this.isDown) throw new TypeError('fetch failed');
    const answer = await this.#answer(
      new URL(url).pathname,
      body instanceof URLSearchParams ? body : new URLSearchParams(),
    );
    return Response.json(answer ?? {}, { status: answer === undefined ? 404 : 200 });
  };

  async start(): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    this.#keys = { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' } };
  }

  /** Signs the person in, and sends the browser back. @returns the address that it opens */
  approve(asked: URL): URL {
    this.#nonce = asked.searchParams.get('nonce') ?? '';
    const back = new URL(asked.searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', 'the-code');
    back.searchParams.set('state', asked.searchParams.get('state') ?? '');
    return back;
  }

  async #answer(path: string, sent: URLSearchParams): Promise<unknown> {
    switch (path) {
      case '/.well-known/openid-configuration':
        return {
          issuer: this.url,
          authorization_endpoint: `${this.url}/authorize`,
          token_endpoint: `${this.url}/token`,
          jwks_uri: `${this.url}/jwks`,
          userinfo_endpoint: `${this.url}/userinfo`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        };
      case '/jwks':
        return { keys: [this.#keys?.jwk] };
      case '/userinfo':
        return this.info;
      case '/token':
        expect(sent.get('code_verifier')).toMatch(/^[\w-]{43,}$/);
        return { access_token: 'x', token_type: 'Bearer', id_token: await this.#idToken() };
      default:
        return undefined;
    }
  }

  #idToken(): Promise<string> {
    if (this.#keys === undefined) throw new Error('The issuer has not started.');
    return new SignJWT({ ...this.person, nonce: this.#nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(this.url)
      .setSubject('person-1')
      .setAudience(CLIENT.clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(this.#keys.privateKey);
  }
}

describe.each(embeddedDatabase)('sign-in with another service on $name', (kind) => {
  const issuer = new Issuer();
  let server: AuthUnderTest;
  beforeAll(async () => {
    await issuer.start();
    server = await startAuth(kind, { confirm: true, oidc: { issuer: issuer.url, fetch: issuer.fetch, ...CLIENT } });
  });
  afterAll(() => server.close());

  /** @returns where the provider is to send the browser back */
  const start = async (client: TestClient, redirectTo = '/create'): Promise<URL> => {
    const { data } = await client.auth.signInWithOAuth({
      provider: 'keycloak',
      options: { redirectTo: `${server.url}${redirectTo}`, skipBrowserRedirect: true },
    });
    const sent = await fetch(data.url ?? '', { redirect: 'manual' });
    expect(sent.status).toBe(302);
    const asked = new URL(sent.headers.get('location') ?? '');
    expect(asked.origin).toBe(issuer.url);
    return issuer.approve(asked);
  };
  /** @returns where the browser ends */
  const finish = async (back: URL): Promise<URL> => {
    const answer = await fetch(back, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location') ?? '');
  };
  const newClient = (): TestClient => server.client({ flowType: 'pkce' });

  it('creates an account, finds it again, and gives the session only to the browser that started', async () => {
    issuer.person = { email: 'Maker@Example.com', email_verified: true, name: 'Maker' };
    const client = newClient();
    const end = await finish(await start(client));
    expect(end.pathname).toBe('/create');
    const code = end.searchParams.get('code') ?? '';
    const made = await client.auth.exchangeCodeForSession(code);
    expect(made.error).toBeNull();
    expect(made.data.user).toMatchObject({ email: 'maker@example.com', user_metadata: { display_name: 'Maker' } });
    const again = newClient();
    const second = await again.auth.exchangeCodeForSession(
      (await finish(await start(again))).searchParams.get('code') ?? '',
    );
    expect(second.data.user?.id).toBe(made.data.user?.id);

    const thief = newClient();
    const stolen = (await finish(await start(newClient()))).searchParams.get('code') ?? '';
    await start(thief);
    expect((await thief.auth.exchangeCodeForSession(stolen)).error).toMatchObject({ code: 'bad_code_verifier' });
  });

  it('keeps nothing of a stranger who signed up with the address', async () => {
    const email = 'owner@example.com';
    await server.client().auth.signUp({ email, password: PASSWORD, options: { data: { display_name: 'Stranger' } } });
    issuer.person = { email, email_verified: true };
    const client = newClient();
    const code = (await finish(await start(client))).searchParams.get('code') ?? '';
    const { data } = await client.auth.exchangeCodeForSession(code);
    expect(data.user).toMatchObject({ email, user_metadata: {} });
    const stranger = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(stranger.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('refuses an address that the service has not verified, and a changed response', async () => {
    issuer.person = { email: 'unverified@example.com', email_verified: false };
    const refused = await finish(await start(newClient()));
    expect(refused.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    issuer.person = { email: 'other@example.com', email_verified: true };
    const [first, second] = [await start(newClient()), await start(newClient())];
    // The nonce of the second attempt does not belong to the first one's state.
    expect((await finish(first)).searchParams.get('error_code')).toBe('bad_oauth_callback');
    second.searchParams.set('state', 'made-up');
    expect((await fetch(second, { redirect: 'manual' })).status).toBe(400);
  });

  it('asks for the address where the ID token leaves it out', async () => {
    issuer.person = {};
    issuer.info = { sub: 'person-1', email: 'asked@example.com', email_verified: 'true', name: 'Asked' };
    const client = newClient();
    const code = (await finish(await start(client))).searchParams.get('code') ?? '';
    const { data } = await client.auth.exchangeCodeForSession(code);
    expect(data.user).toMatchObject({ email: 'asked@example.com', user_metadata: { display_name: 'Asked' } });
    issuer.info.email_verified = false;
    const refused = await finish(await start(newClient()));
    expect(refused.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    issuer.info = { ...issuer.info, email_verified: true, sub: 'person-2' };
    const other = await finish(await start(newClient()));
    expect(other.searchParams.get('error_code')).toBe('bad_oauth_callback');
    // What the token says counts.
    issuer.person = { email: 'asked@example.com', email_verified: false };
    issuer.info.sub = 'person-1';
    const unverified = await finish(await start(newClient()));
    expect(unverified.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    issuer.info = undefined;
  });

  it('never leads to another site, and needs PKCE', async () => {
    issuer.person = { email: 'maker@example.com', email_verified: true };
    const { data } = await newClient().auth.signInWithOAuth({
      provider: 'keycloak',
      options: { redirectTo: 'https://evil.example/', skipBrowserRedirect: true },
    });
    const sent = await fetch(data.url ?? '', { redirect: 'manual' });
    const end = await finish(issuer.approve(new URL(sent.headers.get('location') ?? '')));
    expect(end.href.startsWith(`${server.url}/confirm?code=`)).toBe(true);
    for (const path of ['/authorize?provider=keycloak', '/authorize?provider=google', '/callback', '/callback?state=x'])
      expect((await server.send('GET', path)).status).toBe(400);
  });
});

describe.each(embeddedDatabase)('another service on a server without e-mails, on $name', (kind) => {
  const issuer = new Issuer();
  let server: AuthUnderTest;
  beforeAll(async () => {
    await issuer.start();
    server = await startAuth(kind, { oidc: { issuer: issuer.url, fetch: issuer.fetch, ...CLIENT } });
  });
  afterAll(() => server.close());

  it('says that the service does not respond, and asks it again next time', async () => {
    const ask = async (): Promise<URL> => {
      const { data } = await server.client({ flowType: 'pkce' }).auth.signInWithOAuth({
        provider: 'keycloak',
        options: { skipBrowserRedirect: true },
      });
      const sent = await fetch(data.url ?? '', { redirect: 'manual' });
      return new URL(sent.headers.get('location') ?? '');
    };
    issuer.isDown = true;
    expect((await ask()).searchParams.get('error_code')).toBe('request_timeout');
    issuer.isDown = false;
    expect((await ask()).origin).toBe(issuer.url);
  });

  it('does not open an account whose password a stranger may have set', async () => {
    const email = 'owner@example.com';
    await server.client().auth.signUp({ email, password: PASSWORD });
    issuer.person = { email, email_verified: true };
    const { data } = await server.client({ flowType: 'pkce' }).auth.signInWithOAuth({
      provider: 'keycloak',
      options: { skipBrowserRedirect: true },
    });
    const sent = await fetch(data.url ?? '', { redirect: 'manual' });
    const back = issuer.approve(new URL(sent.headers.get('location') ?? ''));
    const answer = await fetch(back, { redirect: 'manual' });
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('error_code')).toBe('email_exists');
  });
});
