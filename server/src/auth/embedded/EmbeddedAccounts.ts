import { HttpProblem } from '../../errors.js';
import { deleteUser, findUserByEmail, insertUser } from '../../queries/auth/users.js';
import type { Account, Accounts, NewAccount } from '../types.js';
import { canonicalEmail } from './canonicalEmail.js';
import type { EmbeddedParts } from './EmbeddedParts.js';

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
    return { id: user.id, email: user.email };
  }

  async findByEmail(email: string): Promise<Account | undefined> {
    const user = await findUserByEmail(this.parts.database.knex, email.normalize('NFC').trim().toLowerCase());
    return user && { id: user.id, email: user.email };
  }

  async remove(userId: string): Promise<void> {
    await deleteUser(this.parts.database.knex, userId);
    this.parts.sessions.forget();
  }
}
