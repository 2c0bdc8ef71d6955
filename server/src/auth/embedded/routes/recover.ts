import type { Context } from 'koa';
import { noteAskedAddress } from '../../../queries/auth/askedAddresses.js';
import { lockUserByEmail, updateUser } from '../../../queries/auth/users.js';
import { inTransaction } from '../../../queries/executor.js';
import { notOffered, validationFailed } from '../AuthError.js';
import { canonicalEmail } from '../canonicalEmail.js';
import { contestSignUp } from '../contestSignUp.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { countMail } from '../http/limits.js';
import { readJson } from '../http/readJson.js';
import { redirectToOf } from '../http/redirectTo.js';
import { challengeOf, recoverBody } from '../http/schemas.js';
import { issueOneTimeToken } from '../oneTime/issueOneTimeToken.js';

/** POST /recover: sends the same empty response whether or not the account exists. */
export async function recover(context: Context, parts: EmbeddedParts): Promise<void> {
  const body = await readJson(context, recoverBody);
  if (body.phone !== undefined) throw notOffered('Phone');
  if (body.email === undefined) throw validationFailed('Password recovery requires an email');
  const email = canonicalEmail(body.email);
  await countMail(context, parts, email);
  const now = parts.clock();
  const issued = await inTransaction(parts.database, async (trx) => {
    const user = await lockUserByEmail(trx, email);
    if (user === undefined) {
      await noteAskedAddress(trx, email, now);
      return undefined;
    }
    await contestSignUp(trx, user, {}, now);
    await updateUser(trx, user.id, { recovery_sent_at: now }, now);
    return issueOneTimeToken(trx, parts, { userId: user.id, kind: 'recovery', email, challenge: challengeOf(body) });
  });
  if (issued !== undefined) parts.mails.sendRecoveryLater({ to: email, issued, redirectTo: redirectToOf(context) });
  context.body = {};
}
