import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { startAuth, type AuthUnderTest, type KeptMail, type TestClient } from './startAuth.js';

/** Two people ask for one address; only the owner reads its mail. */
type Person = 'owner' | 'intruder';

const PASSWORDS = { owner: 'plum velvet tractor', intruder: 'set by a stranger' };
const LINK_TYPES = ['signup', 'magiclink', 'recovery'] as const;

interface Model {
  /** What the owner has asked for: an owner who never asked for anything opens no e-mail. */
  ownerAsked: boolean;
  hasAccount: boolean;
  /** Whether anything but the owner's own sign-ups happened before the address was confirmed. */
  isContested: boolean;
  isConfirmed: boolean;
  /** The owner's password, if the owner must be able to sign in with it. */
  password: string | undefined;
}

interface Real {
  readonly server: AuthUnderTest;
  readonly email: string;
  readonly owner: TestClient;
  /** Signed in to an account of their own. */
  readonly intruder: TestClient;
  readonly intruderEmail: string;
}

type Step = fc.AsyncCommand<Model, Real>;

class SignUp implements Step {
  constructor(readonly who: Person) {}
  check = (): boolean => true;
  async run(model: Model, { server, email }: Real): Promise<void> {
    const options = { data: { display_name: this.who } };
    await server.client().auth.signUp({ email, password: PASSWORDS[this.who], options });
    noteRequest(model, this.who, this.who === 'owner');
    model.hasAccount = true;
  }
  toString = (): string => `${this.who} signs up`;
}

class AskForLink implements Step {
  constructor(readonly who: Person) {}
  check = (): boolean => true;
  async run(model: Model, { server, email }: Real): Promise<void> {
    await server.client().auth.signInWithOtp({ email, options: { data: { display_name: this.who } } });
    noteRequest(model, this.who, false);
    model.hasAccount = true;
  }
  toString = (): string => `${this.who} asks for a link`;
}

class Recover implements Step {
  constructor(readonly who: Person) {}
  check = (): boolean => true;
  async run(model: Model, { server, email }: Real): Promise<void> {
    await server.client().auth.resetPasswordForEmail(email);
    noteRequest(model, this.who, false);
  }
  toString = (): string => `${this.who} asks to recover the password`;
}

/** Before there is an account, this is a request in vain, after which the owner expects an e-mail. */
class Resend implements Step {
  constructor(
    readonly who: Person,
    readonly type: 'signup' | 'email_change',
  ) {}
  /** Nobody asks again for the e-mail of a sign-up that was another's. */
  check = ({ hasAccount, ownerAsked }: Readonly<Model>): boolean =>
    this.who === 'intruder' || !hasAccount || ownerAsked;
  async run(model: Model, { server, email }: Real): Promise<void> {
    await server.client().auth.resend({ type: this.type, email });
    if (!model.hasAccount) noteRequest(model, this.who, false);
  }
  toString = (): string => `${this.who} asks for the ${this.type} mail again`;
}

/** The intruder moves an account of their own to the address, as far as one can without reading its mail. */
class TakeAddress implements Step {
  check = (): boolean => true;
  async run(_: Model, { server, email, intruder, intruderEmail }: Real): Promise<void> {
    const { error } = await intruder.auth.updateUser({ email });
    if (error !== null) return;
    const { tokenHash } = await server.lastMail(intruderEmail);
    await server.client().auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' });
  }
  toString = (): string => 'the intruder asks to change their address to this one';
}

/** The owner opens any mail, new or old, but confirms no change of another account's address. */
class OpenMail implements Step {
  constructor(
    readonly index: number,
    readonly byCode: boolean,
  ) {}
  check = ({ ownerAsked }: Readonly<Model>): boolean => ownerAsked;
  async run(model: Model, { server, email, owner }: Real): Promise<void> {
    const mails = (await server.mailsTo(email)).filter(({ link }) => LINK_TYPES.some((type) => type === typeOf(link)));
    const mail = mails[this.index % Math.max(1, mails.length)];
    if (mail === undefined) return;
    const { data, error } = await this.#redeem(owner, email, mail);
    if (error !== null || data.session === null) return;
    if (!model.isConfirmed) {
      model.isConfirmed = true;
      const keeps = !model.isContested && typeOf(mail.link) === 'signup';
      model.password = keeps ? PASSWORDS.owner : undefined;
    }
  }
  #redeem(owner: TestClient, email: string, { link, tokenHash, code }: KeptMail) {
    const type = LINK_TYPES.find((known) => known === typeOf(link)) ?? 'signup';
    return owner.auth.verifyOtp(this.byCode ? { email, token: code, type } : { token_hash: tokenHash, type });
  }
  toString = (): string => `the owner opens mail ${this.index}${this.byCode ? ' by its code' : ''}`;
}

class ChoosePassword implements Step {
  check = ({ isConfirmed }: Readonly<Model>): boolean => isConfirmed;
  async run(model: Model, { owner }: Real): Promise<void> {
    const { error } = await owner.auth.updateUser({ password: 'three other words' });
    if (error === null) model.password = 'three other words';
  }
  toString = (): string => 'the owner chooses a password';
}

class Wait implements Step {
  constructor(readonly minutes: number) {}
  check = (): boolean => true;
  run(_: Model, { server }: Real): Promise<void> {
    server.advance(this.minutes * 60);
    return Promise.resolve();
  }
  toString = (): string => `${this.minutes} minutes pass`;
}

function typeOf(link: URL | undefined): string {
  return link?.searchParams.get('type') ?? '';
}

function noteRequest(model: Model, who: Person, isOwnSignUp: boolean): void {
  if (who === 'owner') model.ownerAsked = true;
  if (!model.isConfirmed && !isOwnSignUp) model.isContested = true;
}

/** After every step: the intruder never gets in, and leaves nothing once the owner has confirmed. */
async function assertOwned({ isConfirmed, password }: Model, { server, email, intruder }: Real): Promise<void> {
  for (const tried of Object.values({ ...PASSWORDS, owner: password })) {
    if (tried === undefined) continue;
    const { error, data } = await server.client().auth.signInWithPassword({ email, password: tried });
    if (tried === password) expect(error).toBeNull();
    else expect(error?.code).toMatch(/^(invalid_credentials|email_not_confirmed)$/);
    expect(data.user?.user_metadata.display_name).not.toBe('intruder');
  }
  if (!isConfirmed) return;
  const { data } = await server.admin().auth.admin.listUsers({ perPage: 1_000 });
  const account = data.users.find((user) => user.email === email);
  expect(account?.user_metadata.display_name).not.toBe('intruder');
  expect((await intruder.auth.getUser()).data.user?.email).not.toBe(email);
}

/** Checks the model after the step itself. */
class Checked implements Step {
  constructor(private readonly step: Step) {}
  check = (model: Readonly<Model>): boolean => this.step.check(model);
  async run(model: Model, real: Real): Promise<void> {
    await this.step.run(model, real);
    await assertOwned(model, real);
  }
  toString = (): string => this.step.toString();
}

const newModel = (): Model => ({
  ownerAsked: false,
  hasAccount: false,
  isContested: false,
  isConfirmed: false,
  password: undefined,
});

const person = fc.constantFrom<Person[]>('owner', 'intruder');
const steps: fc.Arbitrary<Step>[] = [
  person.map((who) => new SignUp(who)),
  person.map((who) => new AskForLink(who)),
  person.map((who) => new Recover(who)),
  fc.tuple(person, fc.constantFrom('signup', 'email_change')).map(([who, type]) => new Resend(who, type)),
  fc.constant(new TakeAddress()),
  fc.tuple(fc.nat(5), fc.boolean()).map(([index, byCode]) => new OpenMail(index, byCode)),
  fc.constant(new ChoosePassword()),
  fc.constantFrom(5, 30).map((minutes) => new Wait(minutes)),
];

describe.each(embeddedDatabase)('who owns an address, on $name', (kind) => {
  let server: AuthUnderTest;
  beforeAll(async () => {
    server = await startAuth(kind, { confirm: true });
  });
  afterAll(() => server.close());

  let runs = 0;
  const newReal = async (): Promise<Real> => {
    runs += 1;
    const [email, intruderEmail] = [`owner-${runs}@example.com`, `intruder-${runs}@example.com`];
    const intruder = server.client();
    await server.auth.accounts.create({ email: intruderEmail, password: PASSWORDS.intruder });
    await intruder.auth.signInWithPassword({ email: intruderEmail, password: PASSWORDS.intruder });
    return { server, email, owner: server.client(), intruder, intruderEmail };
  };

  it('is the person who reads its mail, in any order of requests and links', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands(
          steps.map((step) => step.map((made) => new Checked(made))),
          { maxCommands: 12 },
        ),
        async (commands) => {
          const real = await newReal();
          const model = newModel();
          await fc.asyncModelRun(() => ({ model, real }), commands);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each<[string, Person[]]>([
    ['the intruder signs up first', ['intruder', 'owner']],
    ['the owner signs up first', ['owner', 'intruder']],
    ['the intruder signs up before and after', ['intruder', 'owner', 'intruder']],
  ])('keeps no stranger’s password or name when %s', async (_, order) => {
    const real = await newReal();
    const model = newModel();
    for (const who of order) await new SignUp(who).run(model, real);
    expect((await server.lastMail(real.email)).text).toContain('more than one request');
    await new OpenMail(0, false).run(model, real);
    expect(model.isConfirmed).toBe(true);
    await assertOwned(model, real);
  });

  it.each<[string, string, Step, Step]>([
    ['signs up', 'a recovery', new SignUp('intruder'), new Recover('owner')],
    ['asks for a link', 'a recovery', new AskForLink('intruder'), new Recover('owner')],
    ['signs up', 'the sign-up mail again', new SignUp('intruder'), new Resend('owner', 'signup')],
    ['asks for a link', 'the sign-up mail again', new AskForLink('intruder'), new Resend('owner', 'signup')],
    ['signs up', 'the e-mail of a change again', new SignUp('intruder'), new Resend('owner', 'email_change')],
  ])('keeps nothing of an intruder who %s after the owner asked in vain for %s', async (_who, _what, step, inVain) => {
    const real = await newReal();
    const model = newModel();
    await inVain.run(model, real);
    await step.run(model, real);
    await new OpenMail(0, false).run(model, real);
    expect(model.isConfirmed).toBe(true);
    await assertOwned(model, real);
  });

  it('keeps the password of someone who signs up twice with the same one', async () => {
    const real = await newReal();
    const model = newModel();
    for (const who of ['owner', 'owner'] as const) await new SignUp(who).run(model, real);
    await new OpenMail(0, false).run(model, real);
    expect(model.password).toBe(PASSWORDS.owner);
    await assertOwned(model, real);
  });

  it('removes the password of an unconfirmed account that is invited', async () => {
    const real = await newReal();
    await server.client().auth.signUp({ email: real.email, password: PASSWORDS.intruder });
    await server.admin().auth.admin.inviteUserByEmail(real.email);
    const { tokenHash } = await server.lastMail(real.email);
    expect((await real.owner.auth.verifyOtp({ token_hash: tokenHash, type: 'invite' })).error).toBeNull();
    const stranger = await server.client().auth.signInWithPassword({ email: real.email, password: PASSWORDS.intruder });
    expect(stranger.error).toMatchObject({ code: 'invalid_credentials' });
  });
});
