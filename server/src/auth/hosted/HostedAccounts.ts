import { GoTrueAdminApi, type User } from '@supabase/auth-js';
import type { SupabaseConfig } from '../../config.js';
import { HttpProblem } from '../../errors.js';
import type { Account, Accounts, NewAccount } from '../types.js';

const PAGE = 1_000;
/** Supabase takes hours. */
const CENTURY = '876000h';
/** A hundred thousand accounts; servers with more must grant roles in the database. */
const MAX_PAGES = 100;

/** Accounts at hosted Supabase, through its admin API and the secret key. */
export class HostedAccounts implements Accounts {
  readonly #admin: GoTrueAdminApi;

  constructor({ url, serviceRoleKey }: SupabaseConfig) {
    const headers = { apikey: serviceRoleKey, Authorization: `Bearer ${serviceRoleKey}` };
    this.#admin = new GoTrueAdminApi({ url: new URL('auth/v1', `${url}/`).href, headers });
  }

  async create({ email, password, displayName }: NewAccount): Promise<Account> {
    const user_metadata = displayName === undefined ? {} : { display_name: displayName };
    const { data, error } = await this.#admin.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata,
    });
    if (error?.code === 'email_exists' || error?.code === 'user_already_exists')
      throw new HttpProblem('conflict', 'This address already has an account.');
    if (error !== null) throw failed(error);
    return accountOf(data.user, email);
  }

  /** Reads page after page, because the admin API cannot search by address. */
  async findByEmail(email: string): Promise<Account | undefined> {
    const wanted = email.trim().toLowerCase();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { data, error } = await this.#admin.listUsers({ page, perPage: PAGE });
      if (error !== null) throw failed(error);
      const user = data.users.find((candidate) => candidate.email?.toLowerCase() === wanted);
      if (user !== undefined) return accountOf(user, email);
      if (data.users.length < PAGE) return undefined;
    }
    return undefined;
  }

  async findById(userId: string): Promise<Account | undefined> {
    const { data, error } = await this.#admin.getUserById(userId);
    if (error?.status === 404) return undefined;
    if (error !== null) throw failed(error);
    return accountOf(data.user, '');
  }

  async remove(userId: string): Promise<void> {
    const { error } = await this.#admin.deleteUser(userId);
    if (error !== null && error.status !== 404) throw failed(error);
  }

  async setSuspended(userId: string, isSuspended: boolean): Promise<void> {
    const { error } = await this.#admin.updateUserById(userId, { ban_duration: isSuspended ? CENTURY : 'none' });
    if (error !== null && error.status !== 404) throw failed(error);
  }

  sessions(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  endSessions(): Promise<never> {
    const message = 'Hosted Supabase does not let a server sign somebody else out. Suspend the member instead.';
    return Promise.reject(new HttpProblem('not-configured', message));
  }
}

function accountOf({ id, email, user_metadata: userMetadata }: User, asked: string): Account {
  return { id, email: email ?? asked, userMetadata };
}

function failed(cause: Error): HttpProblem {
  return new HttpProblem('upstream', 'The sign-in service rejected the request.', { cause });
}
