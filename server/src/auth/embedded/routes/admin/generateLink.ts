import type { Context } from 'koa';
import type { z } from 'zod';
import type { TokenKind } from '../../../../queries/auth/oneTimeTokens.js';
import {
  findUserByEmail,
  insertUser,
  updateUser,
  type UserChanges,
  type UserRow,
} from '../../../../queries/auth/users.js';
import { inTransaction, type Executor } from '../../../../queries/executor.js';
import { emailExists, userNotFound, validationFailed } from '../../AuthError.js';
import { canonicalEmail } from '../../canonicalEmail.js';
import type { EmbeddedParts } from '../../EmbeddedParts.js';
import { requireServiceRole } from '../../http/authenticate.js';
import { readJson } from '../../http/readJson.js';
import { redirectToOf } from '../../http/redirectTo.js';
import { generateLinkBody, inviteBody } from '../../http/schemas.js';
import { mergeMetadata } from '../../mergeMetadata.js';
import { issueOneTimeToken, type IssuedToken } from '../../oneTime/issueOneTimeToken.js';
import { checkPassword } from '../../passwords/checkPassword.js';
import { hashPassword } from '../../passwords/hashPassword.js';
import { presentUser } from '../../present/presentUser.js';
import { allowedRedirect } from '../../redirects.js';

type LinkBody = z.infer<typeof generateLinkBody>;

interface Made {
  readonly user: UserRow;
  readonly issued: IssuedToken;
  /** What `verifyOtp` is to be called with. */
  readonly type: string;
}

/** POST /admin/generate_link: the link and the code of a mail, for scripts that send their own. */
export async function generateLink(context: Context, parts: EmbeddedParts): Promise<void> {
  requireServiceRole(context, parts);
  const body = await readJson(context, generateLinkBody);
  if (body.email === undefined) throw validationFailed('An email address is required');
  const email = canonicalEmail(body.email);
  if (body.type === 'signup') checkPassword(body.password ?? '', email);
  const passwordHash = body.type === 'signup' ? await hashPassword(body.password ?? '') : null;
  const { user, issued, type } = await inTransaction(parts.database, (trx) =>
    make(trx, parts, email, body, passwordHash),
  );
  const redirectTo = allowedRedirect(parts.publicUrl, redirectToOf(context) ?? body.redirect_to) ?? parts.publicUrl;
  context.body = {
    ...presentUser(user),
    action_link: actionLink(parts.publicUrl, issued.token, type, redirectTo),
    email_otp: issued.code,
    hashed_token: issued.token,
    verification_type: body.type,
    redirect_to: redirectTo,
  };
}

/** POST /invite: an account without a password, and a mail whose link opens it. */
export async function invite(context: Context, parts: EmbeddedParts): Promise<void> {
  requireServiceRole(context, parts);
  const body = await readJson(context, inviteBody);
  if (body.email === undefined) throw validationFailed('An email address is required');
  const email = canonicalEmail(body.email);
  const { user, issued } = await inTransaction(parts.database, (trx) =>
    forNewAccount(trx, parts, 'invite', { email, user_metadata: mergeMetadata({}, body.data) }),
  );
  await parts.mails.sendInvite({ to: email, issued, redirectTo: redirectToOf(context) });
  context.body = presentUser(user);
}

async function make(
  trx: Executor,
  parts: EmbeddedParts,
  email: string,
  body: LinkBody,
  passwordHash: string | null,
): Promise<Made> {
  const account = { email, user_metadata: mergeMetadata({}, body.data) };
  switch (body.type) {
    case 'signup':
      return forNewAccount(trx, parts, 'signup', { ...account, password_hash: passwordHash });
    case 'invite':
      return forNewAccount(trx, parts, 'invite', account);
    case 'magiclink': {
      const known = await findUserByEmail(trx, email);
      return known === undefined
        ? forNewAccount(trx, parts, 'signup', account)
        : issue(trx, parts, known, 'magiclink', 'magiclink');
    }
    case 'recovery':
      return issue(trx, parts, await existing(trx, email), 'recovery', 'recovery');
    case 'email_change_current':
    case 'email_change_new':
      return forEmailChange(trx, parts, await existing(trx, email), body.type, body.new_email);
    default:
      throw validationFailed('Invalid email action link type requested');
  }
}

async function existing(trx: Executor, email: string): Promise<UserRow> {
  const user = await findUserByEmail(trx, email);
  if (user === undefined) throw userNotFound();
  return user;
}

/** @throws AuthError email_exists when the address is confirmed already */
async function forNewAccount(
  trx: Executor,
  parts: EmbeddedParts,
  type: 'signup' | 'invite',
  account: UserChanges & { readonly email: string },
): Promise<Made> {
  const now = parts.clock();
  const sent = { ...account, confirmation_sent_at: now, ...(type === 'invite' && { invited_at: now }) };
  const known = await findUserByEmail(trx, account.email);
  if (known !== undefined && known.email_confirmed_at !== null) throw emailExists();
  const user = known === undefined ? await insertUser(trx, sent, now) : await updateUser(trx, known.id, sent, now);
  if (user === undefined) throw emailExists();
  return issue(trx, parts, user, 'confirmation', type);
}

async function forEmailChange(
  trx: Executor,
  parts: EmbeddedParts,
  user: UserRow,
  kind: 'email_change_current' | 'email_change_new',
  input: string | undefined,
): Promise<Made> {
  if (input === undefined) throw validationFailed('A new email address is required');
  const newEmail = canonicalEmail(input);
  if (newEmail !== user.email && (await findUserByEmail(trx, newEmail)) !== undefined) throw emailExists();
  const now = parts.clock();
  // Asking for the second link of the same change must not take back what the first has confirmed.
  const confirmed = user.new_email === newEmail && user.email_change_confirmed;
  const noted = { new_email: newEmail, email_change_sent_at: now, email_change_confirmed: confirmed };
  const changed = (await updateUser(trx, user.id, noted, now)) ?? user;
  const issued = await issueOneTimeToken(trx, parts, {
    userId: user.id,
    kind,
    email: kind === 'email_change_new' ? newEmail : user.email,
  });
  return { user: changed, issued, type: 'email_change' };
}

async function issue(trx: Executor, parts: EmbeddedParts, user: UserRow, kind: TokenKind, type: string): Promise<Made> {
  return { user, issued: await issueOneTimeToken(trx, parts, { userId: user.id, kind, email: user.email }), type };
}

/** Colons and slashes may stand in a query as they are (RFC 3986, section 3.4), and are easier to read so. */
function actionLink(publicUrl: string, token: string, type: string, redirectTo: string): string {
  const target = encodeURIComponent(redirectTo).replaceAll('%3A', ':').replaceAll('%2F', '/');
  return `${publicUrl}/auth/v1/verify?token=${token}&type=${type}&redirect_to=${target}`;
}
