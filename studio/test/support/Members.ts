import { Api, freshAddress, openSession, signInByLink, signUp, type Account, type Session } from './api.js';
import { runningStudio } from './runningStudio.js';
import type { DemoAccount } from './startServer.js';

/** Nobody, the two demo accounts, or an account that `Members` made. */
export type Who = 'stranger' | 'member' | 'admin' | Pick<Member, 'email'>;

/** An account of one's own. */
export interface Member {
  readonly id: string;
  readonly email: string;
  /** The API in their name, to prepare decks and to look at what was saved. */
  readonly api: () => Promise<Api>;
}

/** One who can sign in with a password. */
export type PasswordMember = Member & Account;

/** The accounts of a worker and their sessions. */
export class Members {
  readonly #studio = runningStudio();
  /** Unused sessions of new accounts. */
  readonly #unused = new Map<string, Session>();
  /** Sessions for API calls, which are never refreshed. */
  readonly #calling = new Map<string, Promise<Session>>();

  /** A fresh account without decks: no other test sees what a test changes. */
  async make(displayName = 'Nova Tester'): Promise<Member> {
    const email = freshAddress();
    return this.#keep(email, await signInByLink(this.#studio, email, displayName));
  }

  /** The same for tests that sign in, which takes longer. */
  async makeWithPassword(displayName = 'Nova Tester'): Promise<PasswordMember> {
    const account = { email: freshAddress(), password: 'plum velvet tractor' };
    const session = await signUp(this.#studio.url, account, displayName);
    return { ...account, ...this.#keep(account.email, session) };
  }

  /** The API as somebody. */
  async api(who: Who): Promise<Api> {
    if (who === 'stranger') return new Api(this.#studio.url);
    const { email } = typeof who === 'string' ? this.#demoAccount(who) : who;
    const session = this.#calling.get(email) ?? this.session(who);
    this.#calling.set(email, session);
    return new Api(this.#studio.url, await session);
  }

  /** A new session each time: two browsers that share one would revoke each other's when it is refreshed. */
  async session(who: Exclude<Who, 'stranger'>): Promise<Session> {
    // A link ends the one before it, and all workers use the demo accounts.
    if (typeof who === 'string') return openSession(this.#studio.url, this.#demoAccount(who));
    const session = this.#unused.get(who.email);
    this.#unused.delete(who.email);
    return session ?? signInByLink(this.#studio, who.email);
  }

  #keep(email: string, session: Session): Member {
    this.#unused.set(email, session);
    return { id: session.user.id, email, api: () => this.api({ email }) };
  }

  #demoAccount(wanted: DemoAccount['role']): DemoAccount {
    const account = this.#studio.accounts.find(({ role }) => role === wanted);
    if (account === undefined) throw new Error('The server made no account with this role.');
    return account;
  }
}
