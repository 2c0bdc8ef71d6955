import { deleteOneTimeTokens, type OneTimeTokenRow } from '../../../queries/auth/oneTimeTokens.js';
import { deleteSessions } from '../../../queries/auth/sessions.js';
import { findUserByEmail, lockUser, updateUser, type UserRow } from '../../../queries/auth/users.js';
import type { Executor } from '../../../queries/executor.js';
import { emailExists } from '../AuthError.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import type { Method } from '../sessions/startSession.js';

/** The result of redeeming a link or code. */
export type Applied = { readonly user: UserRow; readonly method: Method } | 'one-address-confirmed';

/** Carries out the request. @returns undefined when the account is gone or the request was withdrawn */
export async function applyToken(
  trx: Executor,
  parts: EmbeddedParts,
  row: OneTimeTokenRow,
): Promise<Applied | undefined> {
  const user = await lockUser(trx, row.user_id);
  if (user === undefined) return undefined;
  switch (row.kind) {
    case 'confirmation':
      return applied(await confirm(trx, parts, user), user.invited_at === null ? 'email/signup' : 'invite');
    case 'magiclink':
      return applied(await proveAddress(trx, parts, user), row.kind);
    case 'recovery':
      return applied(await withdrawEmailChange(trx, parts, await proveAddress(trx, parts, user)), row.kind);
    case 'email_change_current':
    case 'email_change_new':
      return confirmEmailChange(trx, parts, user);
    case 'reauthentication':
      return undefined;
  }
}

function applied(user: UserRow | undefined, method: Method): Applied | undefined {
  return user && { user, method };
}

async function confirm(trx: Executor, { clock }: EmbeddedParts, user: UserRow): Promise<UserRow | undefined> {
  await deleteOneTimeTokens(trx, user.id, ['confirmation']);
  return user.email_confirmed_at === null ? updateUser(trx, user.id, { email_confirmed_at: clock() }, clock()) : user;
}

/**
 * Whoever reads the e-mail owns the address. A password that was set before, with the metadata and sessions that came
 * with it, may be someone else's, so it is removed.
 */
export async function proveAddress(
  trx: Executor,
  { clock }: EmbeddedParts,
  user: UserRow,
): Promise<UserRow | undefined> {
  if (user.email_confirmed_at !== null) return user;
  await deleteOneTimeTokens(trx, user.id, ['confirmation']);
  await deleteSessions(trx, user.id);
  const strange = user.password_hash === null ? {} : { password_hash: null, user_metadata: {} };
  return updateUser(trx, user.id, { email_confirmed_at: clock(), ...strange }, clock());
}

/** Someone else may have asked for it, with the password that the owner now replaces. */
async function withdrawEmailChange(
  trx: Executor,
  { clock }: EmbeddedParts,
  user: UserRow | undefined,
): Promise<UserRow | undefined> {
  if (user === undefined || user.new_email === null) return user;
  await deleteOneTimeTokens(trx, user.id, ['email_change_current', 'email_change_new']);
  return updateUser(trx, user.id, { new_email: null, email_change_confirmed: false }, clock());
}

/** @throws AuthError email_exists when someone else has registered the new address in the meantime */
async function confirmEmailChange(
  trx: Executor,
  { clock }: EmbeddedParts,
  user: UserRow,
): Promise<Applied | undefined> {
  const now = clock();
  if (user.new_email === null) return undefined;
  if (!user.email_change_confirmed) {
    await updateUser(trx, user.id, { email_change_confirmed: true }, now);
    return 'one-address-confirmed';
  }
  if ((await findUserByEmail(trx, user.new_email)) !== undefined) throw emailExists();
  const change = { email: user.new_email, new_email: null, email_change_confirmed: false, email_confirmed_at: now };
  // Links and codes sent to the old address must no longer open the account.
  await deleteOneTimeTokens(trx, user.id, ['confirmation', 'magiclink', 'recovery', 'reauthentication']);
  return applied(await updateUser(trx, user.id, change, now), 'email_change');
}
