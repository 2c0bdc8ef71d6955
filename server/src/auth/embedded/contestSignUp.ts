import { isDeepStrictEqual } from 'node:util';
import { wasAddressAsked } from '../../queries/auth/askedAddresses.js';
import { insertUser, updateUser, type Metadata, type UserChanges, type UserRow } from '../../queries/auth/users.js';
import type { Executor } from '../../queries/executor.js';

/** What a request wants of an account. */
interface Claim {
  readonly metadata?: Metadata | undefined;
  /** Whether the account already waits with the password that the request names; undefined if it names none. */
  readonly isSamePassword?: boolean;
}

const CONTESTED = { sign_up_contested: true, password_hash: null, user_metadata: {} };

/**
 * Creates the account of an address. If somebody asked for an e-mail to it before, perhaps its owner who expects one, the
 * account keeps neither password nor metadata.
 * @returns undefined when the address already has an account
 */
export async function insertSignUp(
  trx: Executor,
  account: UserChanges & { readonly email: string },
  now: Date,
): Promise<UserRow | undefined> {
  const isContested = await wasAddressAsked(trx, account.email, now);
  return insertUser(trx, isContested ? { ...account, ...CONTESTED } : account, now);
}

/**
 * Called for every further request for an account that waits for the confirmation of its address. If the request may
 * come from another person than the one before, the account keeps neither password nor metadata, because the server
 * cannot tell which of the two owns the address. Whoever opens one of the e-mails can then choose a password.
 * @returns the account as it is now
 */
export async function contestSignUp(trx: Executor, user: UserRow, claim: Claim, now: Date): Promise<UserRow> {
  if (user.email_confirmed_at !== null || user.invited_at !== null || user.sign_up_contested) return user;
  const changes = changesBy(user, claim);
  return (changes && (await updateUser(trx, user.id, changes, now))) ?? user;
}

function changesBy(user: UserRow, { metadata = {}, isSamePassword }: Claim): UserChanges | undefined {
  if (isSamePassword === true) return { user_metadata: metadata };
  const isSameWithoutPassword =
    isSamePassword === undefined && user.password_hash === null && isDeepStrictEqual(user.user_metadata, metadata);
  return isSameWithoutPassword ? undefined : CONTESTED;
}
