import type { Context } from 'koa';
import { noteAskedAddress } from '../../../queries/auth/askedAddresses.js';
import { findUserByEmail, lockUserByEmail, updateUser } from '../../../queries/auth/users.js';
import { inTransaction } from '../../../queries/executor.js';
import { notOffered, validationFailed } from '../AuthError.js';
import { canonicalEmail } from '../canonicalEmail.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { countMail } from '../http/limits.js';
import { readJson } from '../http/readJson.js';
import { redirectToOf } from '../http/redirectTo.js';
import { challengeOf, resendBody } from '../http/schemas.js';
import { issueOneTimeToken, type Challenge } from '../oneTime/issueOneTimeToken.js';
import { sendEmailChange } from '../sendEmailChange.js';

/**
 * POST /resend: sends the e-mail of a sign-up or an address change again; the response is the same when there is
 * nothing to send.
 */
export async function resend(context: Context, parts: EmbeddedParts): Promise<void> {
  const body = await readJson(context, resendBody);
  if (body.phone !== undefined) throw notOffered('Phone');
  if (body.email === undefined) throw validationFailed('Resend requires an email');
  if (body.type !== 'signup' && body.type !== 'email_change')
    throw validationFailed('Missing one of these types: signup, email_change');
  const email = canonicalEmail(body.email);
  await countMail(context, parts, email);
  if (body.type === 'signup') await resendSignUp(context, parts, email, challengeOf(body));
  else await resendEmailChange(context, parts, email, challengeOf(body));
  context.body = {};
}

async function resendSignUp(
  context: Context,
  parts: EmbeddedParts,
  email: string,
  challenge: Challenge | undefined,
): Promise<void> {
  const now = parts.clock();
  const sent = await inTransaction(parts.database, async (trx) => {
    const user = await lockUserByEmail(trx, email);
    if (user === undefined) await noteAskedAddress(trx, email, now);
    if (user?.email_confirmed_at !== null) return undefined;
    await updateUser(trx, user.id, { confirmation_sent_at: now }, now);
    const token = await issueOneTimeToken(trx, parts, { userId: user.id, kind: 'confirmation', email, challenge });
    return { issued: token, isContested: user.sign_up_contested };
  });
  if (sent !== undefined) parts.mails.sendSignUpLater({ to: email, redirectTo: redirectToOf(context), ...sent });
}

async function resendEmailChange(
  context: Context,
  parts: EmbeddedParts,
  email: string,
  challenge: Challenge | undefined,
): Promise<void> {
  const { knex } = parts.database;
  const user = await findUserByEmail(knex, email);
  if (user === undefined) await noteAskedAddress(knex, email, parts.clock());
  if (user === undefined || user.new_email === null) return;
  await sendEmailChange(parts, { user, newEmail: user.new_email, challenge, redirectTo: redirectToOf(context) });
}
