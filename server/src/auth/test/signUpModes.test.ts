import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstWaiting, joinWaitlist, setWaitlistStatus } from '../../queries/waitlist.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { startAuth, type AuthUnderTest } from './startAuth.js';

const PASSWORD = 'plum velvet tractor';
const REFUSED = { status: 422, code: 'signup_disabled' };

describe.each(embeddedDatabase)('sign-up by invitation on $name', (kind) => {
  let server: AuthUnderTest;
  beforeAll(async () => {
    server = await startAuth(kind, { signUp: 'invited' });
    await server.auth.accounts.create({ email: 'member@example.com', password: PASSWORD });
  });
  afterAll(() => server.close());

  const signUp = (email: string) => server.client().auth.signUp({ email, password: PASSWORD });
  const askForLink = (email: string) => server.client().auth.signInWithOtp({ email });

  it.each(['stranger@example.com', 'member@example.com'])(
    'refuses %s, whether or not there is an account',
    async (email) => {
      expect((await signUp(email)).error).toMatchObject(REFUSED);
    },
  );

  it('creates no account for a sign-in link, but sends one to a member', async () => {
    expect((await askForLink('stranger@example.com')).error).toMatchObject(REFUSED);
    expect(await server.mailsTo('stranger@example.com')).toEqual([]);
    expect((await askForLink('member@example.com')).error).toBeNull();
  });

  it('lets people in from the waitlist once they are invited', async () => {
    const { knex } = server.database;
    for (const [email, enter] of [
      ['ada@example.com', signUp],
      ['ida@example.com', askForLink],
    ] as const) {
      await joinWaitlist(knex, { email, name: '', reason: '', token: email }, server.now());
      expect((await enter(email)).error).toMatchObject(REFUSED);
      const [id = ''] = await firstWaiting(knex, 1);
      await setWaitlistStatus(knex, id, 'invited', server.now());
      expect((await enter(email.toUpperCase())).error).toBeNull();
    }
  });
});

describe.each(embeddedDatabase)('closed sign-up on $name', (kind) => {
  let server: AuthUnderTest;
  beforeAll(async () => {
    server = await startAuth(kind, { signUp: 'closed' });
  });
  afterAll(() => server.close());

  it('refuses new accounts, except those that an admin creates', async () => {
    const email = 'guest@example.com';
    expect((await server.client().auth.signUp({ email, password: PASSWORD })).error).toMatchObject(REFUSED);
    expect((await server.client().auth.signInWithOtp({ email })).error).toMatchObject(REFUSED);
    expect(await (await server.send('GET', '/settings')).json()).toMatchObject({ disable_signup: true });
    expect((await server.admin().auth.admin.inviteUserByEmail(email)).error).toBeNull();
    const { tokenHash } = await server.lastMail(email);
    expect((await server.client().auth.verifyOtp({ token_hash: tokenHash, type: 'invite' })).error).toBeNull();
  });
});
