import type { Context } from 'koa';
import { noteAskedAddress } from '../../../queries/auth/askedAddresses.js';
import { lockUserByEmail, updateUser } from '../../../queries/auth/users.js';
import { inTransaction } from '../../../queries/executor.js';
import { AuthError, notOffered, validationFailed } from '../AuthError.js';
import { assertMaySignUp } from '../assertMaySignUp.js';
import { canonicalEmail } from '../canonicalEmail.js';
import { contestSignUp, insertSignUp } from '../contestSignUp.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { countMail } from '../http/limits.js';
import { readJson } from '../http/readJson.js';
import { redirectToOf } from '../http/redirectTo.js';
import { challengeOf, otpBody } from '../http/schemas.js';
import { mergeMetadata } from '../mergeMetadata.js';
import { issueOneTimeToken } from '../oneTime/issueOneTimeToken.js';

/** POST /otp and /magiclink: sends an e-mail with a sign-in link and code; creates the account for a new address. */
export async function sendOtp(context: Context, parts: EmbeddedParts): Promise<void> {
  const body = await readJson(context, otpBody);
  if (body.phone !== undefined) throw notOffered('Phone');
  if (body.email === undefined) throw validationFailed('One of email or phone must be set');
  const email = canonicalEmail(body.email);
  const user_metadata = mergeMetadata({}, body.data);
  await countMail(context, parts, email);
  const now = parts.clock();
  const issued = await inTransaction(parts.database, async (trx) => {
    const existing = await lockUserByEmail(trx, email);
    if (existing === undefined && body.create_user === false) {
      await noteAskedAddress(trx, email, now);
      return undefined;
    }
    if (existing === undefined) await assertMaySignUp(trx, parts, email);
    // Another request may have created it a moment ago.
    const made = existing ?? (await insertSignUp(trx, { email, user_metadata }, now));
    const user = made ?? (await lockUserByEmail(trx, email));
    if (user === undefined) return undefined;
    await contestSignUp(trx, user, { metadata: user_metadata }, now);
    await updateUser(trx, user.id, { recovery_sent_at: now }, now);
    return issueOneTimeToken(trx, parts, { userId: user.id, kind: 'magiclink', email, challenge: challengeOf(body) });
  });
  if (issued === undefined) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  await parts.mails.sendMagicLink({ to: email, issued, redirectTo: redirectToOf(context) });
  context.body = {};
}
