import type { z } from 'zod';
import type { TokenKind } from '../../../../queries/auth/oneTimeTokens.js';
import {
  findUserByEmail,
  insertUser,
  updateUser,
  type UserChanges,
  type UserRow,
} from '../../../../queries/auth/users.js';
import type { Executor } from '../../../../queries/executor.js';
import { emailExists, userNotFound, validationFailed } from '../../AuthError.js';
import { canonicalEmail } from '../../canonicalEmail.js';
import type { EmbeddedParts } from '../../EmbeddedParts.js';
import type { generateLinkBody } from '../../http/schemas.js';
import { mergeMetadata } from '../../mergeMetadata.js';
import { issueOneTimeToken } from '../../oneTime/issueOneTimeToken.js';
import type { IssuedToken } from '../../oneTime/IssuedToken.js';

type LinkBody = z.infer<typeof generateLinkBody>;

export interface MadeLink {
  readonly user: UserRow;
  readonly issued: IssuedToken;
  /** The type to pass to `verifyOtp`. */
  readonly type: string;
}

/** Creates or changes the account as the link requires, and issues the link's token. */
export async function makeLink(
  trx: Executor,
  parts: EmbeddedParts,
  email: string,
  body: LinkBody,
  passwordHash: string | null,
): Promise<MadeLink> {
  const account = { email, user_metadata: mergeMetadata({}, body.data) };
  switch (body.type) {
    case 'signup':
      return linkForNewAccount(trx, parts, 'signup', { ...account, password_hash: passwordHash });
    case 'invite':
      return linkForNewAccount(trx, parts, 'invite', account);
    case 'magiclink': {
      const known = await findUserByEmail(trx, email);
      return known === undefined
        ? linkForNewAccount(trx, parts, 'signup', account)
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

/** @throws AuthError email_exists when the address is already confirmed */
export async function linkForNewAccount(
  trx: Executor,
  parts: EmbeddedParts,
  type: 'signup' | 'invite',
  account: UserChanges & { readonly email: string },
): Promise<MadeLink> {
  const now = parts.clock();
  const invited = type === 'invite' && { invited_at: now, password_hash: null };
  const sent = { ...account, confirmation_sent_at: now, sign_up_contested: false, ...invited };
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
): Promise<MadeLink> {
  if (input === undefined) throw validationFailed('A new email address is required');
  const newEmail = canonicalEmail(input);
  if (newEmail !== user.email && (await findUserByEmail(trx, newEmail)) !== undefined) throw emailExists();
  const now = parts.clock();
  // Requesting the second link of a change must not undo the confirmation by the first.
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

async function issue(
  trx: Executor,
  parts: EmbeddedParts,
  user: UserRow,
  kind: TokenKind,
  type: string,
): Promise<MadeLink> {
  return { user, issued: await issueOneTimeToken(trx, parts, { userId: user.id, kind, email: user.email }), type };
}
