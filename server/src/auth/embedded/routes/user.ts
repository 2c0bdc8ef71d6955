import type { Context } from 'koa';
import { deleteSessions } from '../../../queries/auth/sessions.js';
import { findUserByEmail, updateUser, type UserChanges, type UserRow } from '../../../queries/auth/users.js';
import { inTransaction } from '../../../queries/executor.js';
import { AuthError, emailExists, invalidCredentials, notOffered, userNotFound } from '../AuthError.js';
import { canonicalEmail } from '../canonicalEmail.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { insufficientAal, needsSecondFactor } from '../factors/assurance.js';
import { requireSession, type SignedIn } from '../http/authenticate.js';
import { countMail } from '../http/limits.js';
import { readJson } from '../http/readJson.js';
import { redirectToOf } from '../http/redirectTo.js';
import { challengeOf, updateUserBody } from '../http/schemas.js';
import { mergeMetadata } from '../mergeMetadata.js';
import { redeemCode } from '../oneTime/redeemOneTimeToken.js';
import { checkPassword } from '../passwords/checkPassword.js';
import { presentUser } from '../present/presentUser.js';
import { sendEmailChange } from '../sendEmailChange.js';

/** GET /user */
export async function readUser(context: Context, parts: EmbeddedParts): Promise<void> {
  const { user } = await requireSession(context, parts);
  context.body = presentUser(user);
}

/**
 * PUT /user: changes the user's own password, metadata or address. The address changes once both addresses have
 * confirmed.
 */
export async function changeUser(context: Context, parts: EmbeddedParts): Promise<void> {
  const signedIn = await requireSession(context, parts);
  if (needsSecondFactor(signedIn.user, signedIn.session))
    throw insufficientAal(401, 'AAL2 session is required to update email or password when MFA is enabled.');
  await parts.limits.take('write', signedIn.user.id);
  const body = await readJson(context, updateUserBody);
  if (body.phone !== undefined) throw notOffered('Phone');
  if (body.app_metadata !== undefined)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  const { user } = signedIn;
  const newEmail = await wantedEmail(parts, user, body.email);
  if (newEmail !== undefined) await countMail(context, parts, newEmail);
  const password = body.password;
  const changes: UserChanges = {
    ...(body.data !== undefined && { user_metadata: mergeMetadata(user.user_metadata, body.data) }),
    ...(password !== undefined && { password_hash: await newHash(parts, signedIn, { ...body, password }) }),
  };
  let changed = await store(parts, signedIn, changes);
  if (newEmail !== undefined) {
    const redirectTo = redirectToOf(context);
    changed = await sendEmailChange(parts, { user: changed, newEmail, challenge: challengeOf(body), redirectTo });
  }
  parts.sessions.forget();
  context.body = presentUser(changed);
}

/** A new password ends every other session, which locks out anyone who knew the old one. */
async function store(parts: EmbeddedParts, { user, session }: SignedIn, changes: UserChanges): Promise<UserRow> {
  if (Object.keys(changes).length === 0) return user;
  return inTransaction(parts.database, async (trx) => {
    const changed = await updateUser(trx, user.id, changes, parts.clock());
    if (changed === undefined) throw userNotFound();
    if (changes.password_hash !== undefined) await deleteSessions(trx, user.id, { except: session.id });
    return changed;
  });
}

/** @returns undefined when the address does not change @throws AuthError email_exists */
async function wantedEmail(
  { database }: EmbeddedParts,
  user: UserRow,
  input: string | undefined,
): Promise<string | undefined> {
  if (input === undefined) return undefined;
  const email = canonicalEmail(input);
  if (email === user.email) return undefined;
  if ((await findUserByEmail(database.knex, email)) !== undefined) throw emailExists();
  return email;
}

interface NewPassword {
  readonly password: string;
  readonly current_password?: string | undefined;
  readonly nonce?: string | undefined;
}

/**
 * The nonce and the current password are optional, as is Supabase's default, but must be right when given. Wrong ones
 * are counted for this session alone, so that nobody else can keep its owner from changing the password.
 */
async function newHash(
  parts: EmbeddedParts,
  { user, session }: SignedIn,
  { password, current_password, nonce }: NewPassword,
): Promise<string> {
  checkPassword(password, user.email);
  const tries = `session ${session.id}`;
  if (nonce !== undefined || current_password !== undefined) await parts.limits.take('sign-in-account', tries);
  if (nonce !== undefined) await checkNonce(parts, user, nonce);
  if (current_password !== undefined && !(await parts.passwords.verify(current_password, user.password_hash)))
    throw invalidCredentials();
  if (user.password_hash !== null && (await parts.passwords.verify(password, user.password_hash)))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  await parts.limits.forget('sign-in-account', tries);
  return parts.passwords.hash(password);
}

/** @throws AuthError reauthentication_not_valid */
async function checkNonce(parts: EmbeddedParts, user: UserRow, nonce: string): Promise<void> {
  const scope = { email: user.email, code: nonce.replace(/[\s-]/g, ''), kinds: ['reauthentication'] } as const;
  const row = await inTransaction(parts.database, (trx) => redeemCode(trx, parts, scope));
  if (row?.user_id !== user.id)
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}
