import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { allowedRedirect } from '../embedded/redirects.js';
import { startAuth, type AuthUnderTest } from './startAuth.js';

const PASSWORD = 'plum velvet tractor';

describe.each(embeddedDatabase)('links that redirect, and PKCE, on $name', (kind) => {
  let server: AuthUnderTest;
  beforeAll(async () => {
    server = await startAuth(kind, { confirm: true });
  });
  afterAll(() => server.close());

  const follow = async (path: string): Promise<URL> => {
    const answer = await server.send('GET', path);
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location') ?? '');
  };
  const fragment = ({ hash }: URL): URLSearchParams => new URLSearchParams(hash.slice(1));

  it('hands the session over in the fragment, where no log sees it', async () => {
    await server.client().auth.signInWithOtp({ email: 'implicit@example.com' });
    const { tokenHash } = await server.lastMail('implicit@example.com');
    const target = await follow(`/verify?token=${tokenHash}&type=magiclink&redirect_to=${server.url}/decks`);
    expect(target.href).toContain(`${server.url}/decks#`);
    expect(target.search).toBe('');
    const session = fragment(target);
    expect(session.get('type')).toBe('magiclink');
    expect(session.get('token_type')).toBe('bearer');
    expect(await server.auth.sessions.verify(session.get('access_token') ?? '')).toMatchObject({
      email: 'implicit@example.com',
    });
    const again = await follow(`/verify?token=${tokenHash}&type=magiclink`);
    expect(again.pathname).toBe('/confirm');
    expect(Object.fromEntries(fragment(again))).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
  });

  it('exchanges a PKCE code once, and only in the browser that requested it', async () => {
    const browser = server.client({ flowType: 'pkce' });
    const sent = await browser.auth.signInWithOtp({
      email: 'pkce@example.com',
      options: { emailRedirectTo: `${server.url}/decks` },
    });
    expect(sent.error).toBeNull();
    const mail = await server.lastMail('pkce@example.com');
    expect(mail.tokenHash).toMatch(/^pkce_/);
    expect(mail.link?.searchParams.get('redirect_to')).toBe(`${server.url}/decks`);
    const target = await follow(`/verify?token=${mail.tokenHash}&type=magiclink&redirect_to=${server.url}/decks?a=1`);
    expect(target.hash).toBe('');
    expect(target.searchParams.get('a')).toBe('1');
    const code = target.searchParams.get('code') ?? '';
    const { data, error } = await browser.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe('pkce@example.com');
    const again = await server.send('POST', '/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'x'.repeat(50),
    });
    expect([again.status, await again.json()]).toMatchObject([404, { code: 'flow_state_not_found' }]);
  });

  it('voids a code after a wrong verifier, and refuses one that is too old', async () => {
    const browser = server.client({ flowType: 'pkce' });
    const fresh = async (): Promise<string> => {
      await browser.auth.signInWithOtp({ email: 'thief@example.com' });
      const { tokenHash } = await server.lastMail('thief@example.com');
      return (await follow(`/verify?token=${tokenHash}&type=magiclink`)).searchParams.get('code') ?? '';
    };
    const stolen = await fresh();
    const theft = await server.send('POST', '/token?grant_type=pkce', {
      auth_code: stolen,
      code_verifier: 'x'.repeat(56),
    });
    expect([theft.status, await theft.json()]).toMatchObject([400, { code: 'bad_code_verifier' }]);
    expect((await browser.auth.exchangeCodeForSession(stolen)).error).toMatchObject({ code: 'flow_state_not_found' });
    const old = await fresh();
    server.advance(5 * 60 + 1);
    expect((await browser.auth.exchangeCodeForSession(old)).error).toMatchObject({ code: 'flow_state_expired' });
  });

  it('confirms a PKCE sign-up on another device with the same link', async () => {
    const browser = server.client({ flowType: 'pkce' });
    await browser.auth.signUp({ email: 'device@example.com', password: PASSWORD });
    const { tokenHash } = await server.lastMail('device@example.com');
    const elsewhere = await server.client().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
    expect(elsewhere.data.session).not.toBeNull();
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://localhost@evil.example/',
    'file:///etc/passwd',
  ])('never redirects to %s', async (elsewhere) => {
    const options = { emailRedirectTo: elsewhere };
    await server.client().auth.signInWithOtp({ email: 'redirect@example.com', options });
    const mail = await server.lastMail('redirect@example.com');
    expect(mail.link?.searchParams.get('redirect_to')).toBeNull();
    const target = await follow(
      `/verify?token=${mail.tokenHash}&type=magiclink&redirect_to=${encodeURIComponent(elsewhere)}`,
    );
    expect(target.origin + target.pathname).toBe(`${server.url}/confirm`);
  });

  it('lets a public server redirect to its own origin only', () => {
    const redirect = (to: string) => allowedRedirect('https://cards.example', to);
    expect(redirect('https://cards.example/a?b#c')).toBe('https://cards.example/a?b#c');
    expect(redirect('/play')).toBe('https://cards.example/play');
    for (const to of [
      'http://cards.example/',
      'https://cards.example:444/',
      'http://localhost:5173/',
      'https://cards.example.evil/',
      '\\\\evil.example',
    ])
      expect(redirect(to), to).toBeUndefined();
    expect(allowedRedirect('http://localhost:3000', 'http://127.0.0.1:5173/a')).toBe('http://127.0.0.1:5173/a');
  });

  it('says clearly that sign-in with other services is not available', async () => {
    const answer = await server.send('GET', '/authorize?provider=google');
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'oauth_provider_not_supported' }]);
  });
});
