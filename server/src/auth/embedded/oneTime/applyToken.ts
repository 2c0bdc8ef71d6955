import { deleteOneTimeTokens, type OneTimeTokenRow } from '../../../queries/auth/oneTimeTokens.js';
import { findUser, findUserByEmail, updateUser, type UserRow } from '../../../queries/auth/users.js';
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
  const user = await findUser(trx, row.user_id);
  if (user === undefined) return undefined;
  switch (row.kind) {
    case 'confirmation':
      return applied(await confirm(trx, parts, user), user.invited_at === null ? 'email/signup' : 'invite');
    case 'magiclink':
    case 'recovery':
      return applied(await proveAddress(trx, parts, user), row.kind);
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
 * Whoever reads the e-mail owns the address. A password set before that was proved may be someone else's, so it is
 * removed.
 */
async function proveAddress(trx: Executor, { clock }: EmbeddedParts, user: UserRow): Promise<UserRow | undefined> {
  if (user.email_confirmed_at !== null) return user;
  await deleteOneTimeTokens(trx, user.id, ['confirmation']);
  return updateUser(trx, user.id, { email_confirmed_at: clock(), password_hash: null }, clock());
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
