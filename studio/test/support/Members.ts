import { Api, freshAddress, openSession, signUp, type Account, type Session } from './api.js';
import { runningStudio } from './runningStudio.js';

/** Nobody, the two demo accounts, or an account that `Members.make` made. */
export type Who = 'stranger' | 'member' | 'admin' | Account;

/** An account of one's own. */
export interface Member extends Account {
  readonly id: string;
  /** The API in their name, to prepare decks and to look at what was saved. */
  readonly api: () => Promise<Api>;
}

/** The accounts of a worker and their sessions. */
export class Members {
  readonly #studio = runningStudio();
  /** Unused sessions of sign-ups; every sign-in costs a fifth of a second of hashing. */
  readonly #unused = new Map<string, Session>();
  /** Sessions for API calls, which are never refreshed. */
  readonly #calling = new Map<string, Promise<Session>>();

  /** A fresh account without decks: no other test sees what a test changes. */
  async make(displayName = 'Nova Tester'): Promise<Member> {
    const account = { email: freshAddress(), password: 'plum velvet tractor' };
    const session = await signUp(this.#studio.url, account, displayName);
    this.#unused.set(account.email, session);
    return { ...account, id: session.user.id, api: () => this.api(account) };
  }

  /** The API as somebody. */
  async api(who: Who): Promise<Api> {
    if (who === 'stranger') return new Api(this.#studio.url);
    const { email } = this.#accountOf(who);
    const session = this.#calling.get(email) ?? this.session(who);
    this.#calling.set(email, session);
    return new Api(this.#studio.url, await session);
  }

  /** A new session each time: two browsers that share one would revoke each other's when it is refreshed. */
  async session(who: Exclude<Who, 'stranger'>): Promise<Session> {
    const { email, password } = this.#accountOf(who);
    const session = this.#unused.get(email);
    this.#unused.delete(email);
    return session ?? openSession(this.#studio.url, { email, password });
  }

  #accountOf(who: Exclude<Who, 'stranger'>): Account {
    const account = typeof who === 'string' ? this.#studio.accounts.find(({ role }) => role === who) : who;
    if (account === undefined) throw new Error('The server made no account with this role.');
    return account;
  }
}
