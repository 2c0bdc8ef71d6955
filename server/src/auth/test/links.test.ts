import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/testDatabases.js';
import { startAuth, type AuthUnderTest, type KeptMail } from './startAuth.js';

const PASSWORD = 'plum velvet tractor';
const EXPIRED = { status: 403, code: 'otp_expired' };

type LinkKind = 'signup' | 'magiclink' | 'recovery' | 'email' | 'email_change';

describe.each(testDatabases)('links and codes on $name', (kind) => {
  let server: AuthUnderTest;
  beforeAll(async () => {
    server = await startAuth(kind, { confirm: true });
  });
  afterAll(() => server.close());

  const open = (mail: KeptMail, type: LinkKind) => server.client().auth.verifyOtp({ token_hash: mail.tokenHash, type });
  const type = (email: string, token: string, kind: LinkKind = 'email') =>
    server.client().auth.verifyOtp({ email, token, type: kind });

  it('asks to confirm the address when e-mail can be sent, and signs in with the link once', async () => {
    const email = 'confirm@example.com';
    const signedUp = await server.client().auth.signUp({ email, password: PASSWORD });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user).not.toHaveProperty('email_confirmed_at');
    const early = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });

    const mail = await server.lastMail(email);
    expect(mail.link?.origin).toBe(server.url);
    expect(mail.link?.pathname).toBe('/confirm');
    expect(mail.link?.searchParams.get('type')).toBe('signup');
    const opened = await open(mail, 'signup');
    expect(opened.data.user?.id).toBe(signedUp.data.user?.id);
    expect(opened.data.session?.access_token).toEqual(expect.any(String));
    expect((await open(mail, 'signup')).error).toMatchObject(EXPIRED);
    expect((await type(email, mail.code)).error).toMatchObject(EXPIRED);
    const later = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(later.error).toBeNull();
  });

  it('answers a sign-up with a taken address like any other, and informs only the owner', async () => {
    const email = 'taken@example.com';
    const shapes = [];
    const ids = [];
    for (let round = 0; round < 3; round += 1) {
      const { data, error } = await server
        .client()
        .auth.signUp({ email, password: PASSWORD, options: { data: { round: 1 } } });
      expect(error).toBeNull();
      const { user } = data;
      ids.push(user?.id);
      const dates = /\d{4}-\d\d-\d\dT[\d:.]+Z|[0-9a-f]{8}-[0-9a-f-]{27}/g;
      shapes.push(JSON.stringify({ ...data }).replace(dates, '…'));
      if (round === 1) expect((await type(email, (await server.lastMail(email)).code)).error).toBeNull();
    }
    expect(new Set(shapes).size).toBe(1);
    expect(new Set(ids).size).toBe(3);
    const mails = await server.mailsTo(email);
    expect(mails).toHaveLength(3);
    expect(mails[0]?.subject).toBe('You already have a Cardwright account');
  });

  it('sends a magic link and a code, makes the account, and lets either be used once', async () => {
    const email = 'magic@example.com';
    const asked = await server.client().auth.signInWithOtp({ email, options: { data: { display_name: 'Magic' } } });
    expect(asked).toMatchObject({ error: null, data: { user: null, session: null } });
    const first = await server.lastMail(email);
    const byCode = await type(email.toUpperCase(), `${first.code.slice(0, 3)} ${first.code.slice(3)}`);
    expect(byCode.error).toBeNull();
    expect(byCode.data.user).toMatchObject({ email, user_metadata: { display_name: 'Magic' } });
    expect(byCode.data.user?.email_confirmed_at).toEqual(expect.any(String));
    expect((await open(first, 'magiclink')).error).toMatchObject(EXPIRED);

    await server.client().auth.signInWithOtp({ email });
    await server.client().auth.signInWithOtp({ email });
    const [newer, older] = await server.mailsTo(email);
    expect((await open(older as KeptMail, 'magiclink')).error).toMatchObject(EXPIRED);
    expect((await open(newer as KeptMail, 'email')).error).toBeNull();
  });

  it('creates no account if the client asks for none', async () => {
    const asked = await server
      .client()
      .auth.signInWithOtp({ email: 'nobody@example.com', options: { shouldCreateUser: false } });
    expect(asked.error).toMatchObject({ status: 422, code: 'otp_disabled' });
    expect(await server.mailsTo('nobody@example.com')).toEqual([]);
  });

  it('voids a code after five wrong attempts, while the link stays valid', async () => {
    const email = 'brute@example.com';
    await server.client().auth.signInWithOtp({ email });
    const mail = await server.lastMail(email);
    const wrong = mail.code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect((await type(email, wrong)).error).toMatchObject(EXPIRED);
    expect((await type(email, mail.code)).error).toMatchObject(EXPIRED);
    expect((await open(mail, 'magiclink')).error).toBeNull();
  });

  it('counts wrong codes that are tried at the same time', async () => {
    const email = 'parallel@example.com';
    await server.client().auth.signInWithOtp({ email });
    const { code } = await server.lastMail(email);
    const wrong = code === '000000' ? '111111' : '000000';
    await Promise.all(Array.from({ length: 12 }, () => type(email, wrong)));
    expect((await type(email, code)).error).toMatchObject(EXPIRED);
  });

  it('starts one session when two people open the same link at once', async () => {
    const email = 'race@example.com';
    await server.client().auth.signInWithOtp({ email });
    const mail = await server.lastMail(email);
    const opened = await Promise.all([open(mail, 'magiclink'), open(mail, 'magiclink'), open(mail, 'magiclink')]);
    expect(opened.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it("does not take one address's code, or one kind of mail, for another", async () => {
    await server.client().auth.signInWithOtp({ email: 'one@example.com' });
    await server.client().auth.signInWithOtp({ email: 'two@example.com' });
    const mail = await server.lastMail('one@example.com');
    expect((await type('two@example.com', mail.code)).error).toMatchObject(EXPIRED);
    expect((await open(mail, 'recovery')).error).toMatchObject(EXPIRED);
    expect((await type('one@example.com', mail.code, 'recovery')).error).toMatchObject(EXPIRED);
    expect((await type('one@example.com', mail.code, 'signup')).error).toBeNull();
  });

  it('lets codes expire after ten minutes and links after an hour', async () => {
    const email = 'expiry@example.com';
    await server.client().auth.signInWithOtp({ email });
    const mail = await server.lastMail(email);
    server.advance(10 * 60 + 1);
    expect((await type(email, mail.code)).error).toMatchObject(EXPIRED);
    await server.client().auth.signInWithOtp({ email });
    const next = await server.lastMail(email);
    server.advance(60 * 60 + 1);
    expect((await open(next, 'magiclink')).error).toMatchObject(EXPIRED);
  });

  it('recovers a password, with the same response for an unknown address', async () => {
    const email = 'forgot@example.com';
    await server.client().auth.signUp({ email, password: PASSWORD });
    await open(await server.lastMail(email), 'signup');
    const known = await server.client().auth.resetPasswordForEmail(email);
    const unknown = await server.client().auth.resetPasswordForEmail('unknown@example.com');
    expect([known, unknown]).toEqual([
      { data: {}, error: null },
      { data: {}, error: null },
    ]);
    expect(await server.mailsTo('unknown@example.com')).toEqual([]);
    const client = server.client();
    const mail = await server.lastMail(email);
    const opened = await client.auth.verifyOtp({ token_hash: mail.tokenHash, type: 'recovery' });
    expect(opened.error).toBeNull();
    expect((await client.auth.updateUser({ password: 'entirely new words' })).error).toBeNull();
    const signedIn = await server.client().auth.signInWithPassword({ email, password: 'entirely new words' });
    expect(signedIn.error).toBeNull();
  });

  it('removes a password that was set before a magic link proved the address', async () => {
    const email = 'squatted@example.com';
    await server.client().auth.signUp({ email, password: 'set by a squatter' });
    await server.client().auth.signInWithOtp({ email });
    expect((await open(await server.lastMail(email), 'magiclink')).error).toBeNull();
    const squatter = await server.client().auth.signInWithPassword({ email, password: 'set by a squatter' });
    expect(squatter.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('sets no password on an invited account when someone signs up with its address', async () => {
    const email = 'invited@example.com';
    await server.admin().auth.admin.inviteUserByEmail(email);
    await server.client().auth.signUp({ email, password: 'set by a stranger' });
    expect((await open(await server.lastMail(email), 'signup')).error).toBeNull();
    const stranger = await server.client().auth.signInWithPassword({ email, password: 'set by a stranger' });
    expect(stranger.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('sends a sign-up e-mail again, but nothing to an address that expects none', async () => {
    const email = 'again@example.com';
    await server.client().auth.signUp({ email, password: PASSWORD });
    expect((await server.client().auth.resend({ type: 'signup', email })).error).toBeNull();
    const [newer, older] = await server.mailsTo(email);
    expect((await open(older as KeptMail, 'signup')).error).toMatchObject(EXPIRED);
    expect((await open(newer as KeptMail, 'signup')).error).toBeNull();
    for (const silent of [email, 'never@example.com'])
      expect((await server.client().auth.resend({ type: 'signup', email: silent })).error).toBeNull();
    expect(await server.mailsTo(email)).toHaveLength(2);
    expect(await server.mailsTo('never@example.com')).toEqual([]);
  });

  it('changes an address once both addresses have confirmed', async () => {
    const [email, next] = ['before@example.com', 'after@example.com'];
    const client = server.client();
    await client.auth.signUp({ email, password: PASSWORD });
    await client.auth.verifyOtp({ token_hash: (await server.lastMail(email)).tokenHash, type: 'signup' });
    const changed = await client.auth.updateUser({ email: next.toUpperCase() });
    expect(changed.data.user).toMatchObject({ email, new_email: next });
    await client.auth.resend({ type: 'email_change', email });
    const [toOld, toNew] = [await server.lastMail(email), await server.lastMail(next)];
    expect(toNew.link?.searchParams.get('type')).toBe('email_change');

    const half = await open(toNew, 'email_change');
    expect(half).toMatchObject({ error: null, data: { user: null, session: null } });
    expect((await open(toNew, 'email_change')).error).toMatchObject(EXPIRED);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    const whole = await type(email, toOld.code, 'email_change');
    expect(whole.data.user).toMatchObject({ email: next });
    expect(whole.data.user).not.toHaveProperty('new_email');
    const signIn = (address: string) => server.client().auth.signInWithPassword({ email: address, password: PASSWORD });
    expect((await signIn(next)).error).toBeNull();
    expect((await signIn(email)).error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('refuses to change to an address that is taken, also if it was taken in the meantime', async () => {
    const client = server.client();
    await client.auth.signInWithOtp({ email: 'mover@example.com' });
    await client.auth.verifyOtp({ token_hash: (await server.lastMail('mover@example.com')).tokenHash, type: 'email' });
    expect((await client.auth.updateUser({ email: 'after@example.com' })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    await client.auth.updateUser({ email: 'contested@example.com' });
    const [toOld, toNew] = [await server.lastMail('mover@example.com'), await server.lastMail('contested@example.com')];
    await server.auth.accounts.create({ email: 'contested@example.com', password: PASSWORD });
    expect((await open(toOld, 'email_change')).error).toBeNull();
    expect((await open(toNew, 'email_change')).error).toMatchObject({ code: 'email_exists' });
  });

  it('stores neither tokens nor codes in plain text', async () => {
    const email = 'hashes@example.com';
    await server.client().auth.signInWithOtp({ email });
    const mail = await server.lastMail(email);
    const stored = JSON.stringify(await server.database.knex('app.auth_one_time_tokens').where({ email }).select('*'));
    expect(stored).not.toContain(mail.tokenHash);
    expect(stored).not.toContain(`"${mail.code}"`);
  });
});
