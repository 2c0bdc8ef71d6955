import { findUserByEmail, insertUser, lockUserByEmail, type UserRow } from '../../../queries/auth/users.js';
import type { Executor } from '../../../queries/executor.js';
import { assertMaySignUp } from '../assertMaySignUp.js';
import { AuthError, userNotFound } from '../AuthError.js';
import { canonicalEmail } from '../canonicalEmail.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { proveAddress } from '../oneTime/applyToken.js';

/**
 * Finds or creates the account of a person whose address another service has verified. An address that nobody had
 * confirmed counts as confirmed now, without the password and metadata that strangers may have set.
 * @throws AuthError signup_disabled
 */
export async function enter(
  trx: Executor,
  parts: EmbeddedParts,
  person: { readonly email: string; readonly name: string },
): Promise<UserRow> {
  const email = canonicalEmail(person.email);
  const known = await lockUserByEmail(trx, email);
  // Nobody has proved the address of an account with a password while the server sends no e-mails to confirm it.
  if (typeof known?.password_hash === 'string' && !parts.confirmAddresses)
    throw new AuthError(422, 'email_exists', 'This address already has an account: sign in with its password');
  if (known !== undefined) return (await proveAddress(trx, parts, known)) ?? known;
  await assertMaySignUp(trx, parts, email);
  const now = parts.clock();
  const user_metadata = person.name === '' ? {} : { display_name: person.name.slice(0, 100) };
  const made = await insertUser(trx, { email, email_confirmed_at: now, user_metadata }, now);
  const user = made ?? (await findUserByEmail(trx, email));
  if (user === undefined) throw userNotFound();
  return user;
}
