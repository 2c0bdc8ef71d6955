import { deleteOneTimeTokens } from '../../queries/auth/oneTimeTokens.js';
import { updateUser, type UserRow } from '../../queries/auth/users.js';
import { inTransaction } from '../../queries/executor.js';
import { userNotFound } from './AuthError.js';
import type { EmbeddedParts } from './EmbeddedParts.js';
import { issueOneTimeToken, type Challenge } from './oneTime/issueOneTimeToken.js';

interface Change {
  readonly user: UserRow;
  readonly newEmail: string;
  readonly challenge: Challenge | undefined;
  readonly redirectTo: string | undefined;
}

/**
 * Asks both addresses to confirm, as Supabase Auth does by default, so that an open session is not enough to take over
 * an account. An old address that was never confirmed is not asked.
 * @returns the account with the pending change
 */
export async function sendEmailChange(parts: EmbeddedParts, change: Change): Promise<UserRow> {
  const { user, newEmail, challenge, redirectTo } = change;
  const both = user.email_confirmed_at !== null;
  const now = parts.clock();
  const { changed, toOld, toNew } = await inTransaction(parts.database, async (trx) => {
    await deleteOneTimeTokens(trx, user.id, ['email_change_current', 'email_change_new']);
    const noted = { new_email: newEmail, email_change_sent_at: now, email_change_confirmed: !both };
    const scope = { userId: user.id, challenge };
    return {
      changed: await updateUser(trx, user.id, noted, now),
      toOld: both
        ? await issueOneTimeToken(trx, parts, { ...scope, kind: 'email_change_current', email: user.email })
        : undefined,
      toNew: await issueOneTimeToken(trx, parts, { ...scope, kind: 'email_change_new', email: newEmail }),
    };
  });
  if (changed === undefined) throw userNotFound();
  const letter = { redirectTo, oldEmail: user.email, newEmail, both };
  if (toOld !== undefined) await parts.mails.sendEmailChange({ ...letter, to: user.email, issued: toOld });
  await parts.mails.sendEmailChange({ ...letter, to: newEmail, issued: toNew });
  return changed;
}
