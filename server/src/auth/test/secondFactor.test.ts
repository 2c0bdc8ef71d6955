import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { startAuth, type AuthUnderTest, type TestClient } from './startAuth.js';

const PASSWORD = 'plum velvet tractor';
/** Seconds for which a code is shown. */
const PERIOD = 30;

describe.each(embeddedDatabase)('a second factor on $name', (kind) => {
  let server: AuthUnderTest;
  let people = 0;
  beforeAll(async () => {
    server = await startAuth(kind);
  });
  afterAll(() => server.close());

  const newMember = async (): Promise<{ email: string; client: TestClient }> => {
    const email = `factor-${(people += 1)}@example.com`;
    await server.auth.accounts.create({ email, password: PASSWORD });
    return { email, client: await signIn(email) };
  };
  const signIn = async (email: string): Promise<TestClient> => {
    const client = server.client();
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    return client;
  };
  const codeOf = (secret: string): string => new TOTP({ secret }).generate({ timestamp: server.now().getTime() });
  const enroll = async (client: TestClient) => {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toBeNull();
    if (data === null) throw new Error('There is no factor.');
    return { factorId: data.id, secret: data.totp.secret, totp: data.totp };
  };
  const prove = (client: TestClient, factor: { factorId: string; secret: string }) => {
    // Each code works once. This one has only just begun, so that it does not change while a test goes on.
    server.advance(PERIOD - ((server.now().getTime() / 1_000) % PERIOD));
    return client.auth.mfa.challengeAndVerify({ factorId: factor.factorId, code: codeOf(factor.secret) });
  };
  const tokenOf = async (client: TestClient) => (await client.auth.getSession()).data.session?.access_token ?? '';
  const isAdmitted = async (client: TestClient) =>
    (await server.auth.sessions.verify(await tokenOf(client))) !== undefined;
  const levels = async (client: TestClient) => {
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    return [data?.currentLevel, data?.nextLevel];
  };

  it('is set up with a QR code and turned on by its first code, which ends other sessions', async () => {
    const { email, client } = await newMember();
    const elsewhere = await signIn(email);
    const { totp, ...factor } = await enroll(client);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(totp.qr_code).not.toContain('#');
    const uri = new URL(totp.uri);
    expect(uri.searchParams.get('secret')).toBe(factor.secret);
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({ all: [{ status: 'unverified' }], totp: [] });
    expect(await levels(client)).toEqual(['aal1', 'aal1']);

    const wrong = await client.auth.mfa.challengeAndVerify({ factorId: factor.factorId, code: '000000' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const { data, error } = await prove(client, factor);
    expect(error).toBeNull();
    expect(data?.user.factors).toMatchObject([{ id: factor.factorId, factor_type: 'totp', status: 'verified' }]);
    expect(await levels(client)).toEqual(['aal2', 'aal2']);
    const claims = await client.auth.getClaims();
    expect(claims.data?.claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'password' }, { method: 'totp' }] });
    expect(await isAdmitted(client)).toBe(true);
    expect(await isAdmitted(elsewhere)).toBe(false);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await levels(client)).toEqual(['aal2', 'aal2']);
  });

  it('is asked for at every sign-in: a password or a link alone opens nothing', async () => {
    const { email, client } = await newMember();
    const factor = await enroll(client);
    await prove(client, factor);
    const byPassword = await signIn(email);
    const byLink = server.client();
    await byLink.auth.resetPasswordForEmail(email);
    const { tokenHash } = await server.lastMail(email);
    expect((await byLink.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toBeNull();
    for (const session of [byPassword, byLink]) {
      expect(await levels(session)).toEqual(['aal1', 'aal2']);
      expect(await isAdmitted(session)).toBe(false);
      const insufficient = { code: 'insufficient_aal' };
      expect((await session.auth.updateUser({ password: 'quiet orange harbour' })).error).toMatchObject(insufficient);
      expect((await session.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(insufficient);
      expect((await session.auth.mfa.unenroll({ factorId: factor.factorId })).error).toMatchObject(insufficient);
      expect((await prove(session, factor)).error).toBeNull();
      expect(await isAdmitted(session)).toBe(true);
    }
    expect((await byLink.auth.updateUser({ password: 'quiet orange harbour' })).error).toBeNull();
  });

  it('accepts each code once, and codes of the periods before and after', async () => {
    const { client } = await newMember();
    const factor = await enroll(client);
    await prove(client, factor);
    const code = codeOf(factor.secret);
    const again = await client.auth.mfa.challengeAndVerify({ factorId: factor.factorId, code });
    expect(again.error).toMatchObject({ code: 'mfa_verification_failed' });
    server.advance(60);
    const early = codeOf(factor.secret);
    server.advance(30);
    expect((await client.auth.mfa.challengeAndVerify({ factorId: factor.factorId, code: early })).error).toBeNull();
    server.advance(120);
    expect((await client.auth.mfa.challengeAndVerify({ factorId: factor.factorId, code: early })).error).toMatchObject({
      code: 'mfa_verification_failed',
    });
  });

  it('refuses challenges that have expired or belong to another session', async () => {
    const { email, client } = await newMember();
    const { factorId, secret } = await enroll(client);
    const challenge = await client.auth.mfa.challenge({ factorId });
    const challengeId = challenge.data?.id ?? '';
    const other = await signIn(email);
    const stolen = await other.auth.mfa.verify({ factorId, challengeId, code: codeOf(secret) });
    expect(stolen.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    server.advance(301);
    const late = await client.auth.mfa.verify({ factorId, challengeId, code: codeOf(secret) });
    expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
    const { client: stranger } = await newMember();
    expect((await stranger.auth.mfa.challenge({ factorId })).error).toMatchObject({ code: 'mfa_factor_not_found' });
  });

  it('is turned off by its owner, or by a script when the app is lost', async () => {
    const { email, client } = await newMember();
    const factor = await enroll(client);
    await prove(client, factor);
    expect((await client.auth.mfa.unenroll({ factorId: factor.factorId })).data).toEqual({ id: factor.factorId });
    await client.auth.refreshSession();
    expect(await levels(client)).toEqual(['aal1', 'aal1']);
    expect(await isAdmitted(client)).toBe(true);

    const lost = await enroll(client);
    await prove(client, lost);
    const { data } = await client.auth.getUser();
    const userId = data.user?.id ?? '';
    const { mfa } = server.admin().auth.admin;
    expect((await mfa.listFactors({ userId })).data?.factors).toMatchObject([{ id: lost.factorId }]);
    expect((await mfa.deleteFactor({ userId, id: lost.factorId })).error).toBeNull();
    expect(await isAdmitted(await signIn(email))).toBe(true);
    expect((await client.auth.admin.mfa.listFactors({ userId })).error).toMatchObject({ code: 'not_admin' });
  });

  it('refuses other kinds, repeated names and too many', async () => {
    const { client } = await newMember();
    const named = () => client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect((await named()).error).toBeNull();
    expect((await named()).error).toMatchObject({ code: 'mfa_factor_name_conflict' });
    expect((await client.auth.mfa.enroll({ factorType: 'phone', phone: '+123456789' })).error).toMatchObject({
      code: 'mfa_phone_enroll_not_enabled',
    });
    for (let count = 1; count < 10; count += 1) await enroll(client);
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      code: 'too_many_enrolled_mfa_factors',
    });
    server.advance(301);
    expect((await named()).error).toBeNull();
  });

  it('keeps its secret only encrypted', async () => {
    const { email, client } = await newMember();
    const { secret } = await enroll(client);
    const rows: unknown = await server.database.knex('app.auth_users').where({ email }).select('*');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
