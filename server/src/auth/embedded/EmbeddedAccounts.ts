import { HttpProblem } from '../../errors.js';
import { deleteSessions, listSessions } from '../../queries/auth/sessions.js';
import {
  deleteUser,
  findUser,
  findUserByEmail,
  insertUser,
  updateUser,
  type UserRow,
} from '../../queries/auth/users.js';
import type { Account, Accounts, AccountSession, NewAccount } from '../types.js';
import { canonicalEmail } from './canonicalEmail.js';
import type { EmbeddedParts } from './EmbeddedParts.js';

const FOREVER = new Date('9999-12-31T00:00:00Z');

/** Accounts in the server's own database. */
export class EmbeddedAccounts implements Accounts {
  constructor(private readonly parts: Pick<EmbeddedParts, 'database' | 'clock' | 'passwords' | 'sessions'>) {}

  async create({ email, password, displayName }: NewAccount): Promise<Account> {
    const now = this.parts.clock();
    const account = {
      email: canonicalEmail(email),
      password_hash: await this.parts.passwords.hash(password),
      email_confirmed_at: now,
      user_metadata: displayName === undefined ? {} : { display_name: displayName },
    };
    const user = await insertUser(this.parts.database.knex, account, now);
    if (user === undefined) throw new HttpProblem('conflict', 'This address already has an account.');
    return accountOf(user);
  }

  async findByEmail(email: string): Promise<Account | undefined> {
    const user = await findUserByEmail(this.parts.database.knex, email.normalize('NFC').trim().toLowerCase());
    return user && accountOf(user);
  }

  async findById(userId: string): Promise<Account | undefined> {
    const user = await findUser(this.parts.database.knex, userId);
    return user && accountOf(user);
  }

  async remove(userId: string): Promise<void> {
    await deleteUser(this.parts.database.knex, userId);
    this.parts.sessions.forget();
  }

  async setSuspended(userId: string, isSuspended: boolean): Promise<void> {
    const { database, clock, sessions } = this.parts;
    await updateUser(database.knex, userId, { banned_until: isSuspended ? FOREVER : null }, clock());
    if (isSuspended) await this.endSessions(userId);
    sessions.forget();
  }

  async sessions(userId: string): Promise<readonly AccountSession[]> {
    return (await listSessions(this.parts.database.knex, userId)).map((row) => ({
      id: row.id,
      userAgent: row.user_agent,
      createdAt: row.created_at,
      refreshedAt: row.refreshed_at,
    }));
  }

  async endSessions(userId: string): Promise<void> {
    await deleteSessions(this.parts.database.knex, userId);
    this.parts.sessions.forget();
  }
}

function accountOf({ id, email, user_metadata: userMetadata }: UserRow): Account {
  return { id, email, userMetadata };
}
