import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { networkOf } from '../../../middleware/networkOf.js';
import {
  findUserByEmail,
  insertUser,
  lockUserByEmail,
  updateUser,
  type UserChanges,
  type UserRow,
} from '../../../queries/auth/users.js';
import { inTransaction, type Executor } from '../../../queries/executor.js';
import { AuthError, notOffered, validationFailed } from '../AuthError.js';
import { assertMaySignUp } from '../assertMaySignUp.js';
import { canonicalEmail } from '../canonicalEmail.js';
import { contestSignUp, insertSignUp } from '../contestSignUp.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { countMail } from '../http/limits.js';
import { redirectToOf } from '../http/redirectTo.js';
import { readJson } from '../http/readJson.js';
import { challengeOf, signUpBody } from '../http/schemas.js';
import { mergeMetadata } from '../mergeMetadata.js';
import { issueOneTimeToken, type Challenge } from '../oneTime/issueOneTimeToken.js';
import { checkPassword } from '../passwords/checkPassword.js';
import { presentUser } from '../present/presentUser.js';
import { presentSession, startSession } from '../sessions/startSession.js';

interface Request {
  readonly email: string;
  readonly password: string;
  readonly account: UserChanges & { readonly email: string };
  readonly challenge: Challenge | undefined;
}

/** POST /signup: starts a session at once, or only creates the account when the address must be confirmed first. */
export async function signUp(context: Context, parts: EmbeddedParts): Promise<void> {
  const request = await readRequest(context);
  // Limited because each sign-up costs a password hash.
  await parts.limits.take('write', `sign-up ${networkOf(context.ip)}`);
  await assertMaySignUp(parts.database.knex, parts, request.email);
  if (parts.confirmAddresses) await countMail(context, parts, request.email);
  const account = { ...request.account, password_hash: await parts.passwords.hash(request.password) };
  if (parts.confirmAddresses) await askToConfirm(context, parts, { ...request, account });
  else await signUpAtOnce(context, parts, { ...request, account });
}

async function readRequest(context: Context): Promise<Request> {
  const body = await readJson(context, signUpBody);
  if (body.phone !== undefined) throw notOffered('Phone');
  if (body.email === undefined && body.password === undefined) throw notOffered('Anonymous');
  if (body.email === undefined) throw validationFailed('Signup requires an email address');
  const email = canonicalEmail(body.email);
  if (body.password === undefined) throw validationFailed('Signup requires a valid password');
  checkPassword(body.password, email);
  const user_metadata = mergeMetadata({}, body.data);
  return { email, password: body.password, account: { email, user_metadata }, challenge: challengeOf(body) };
}

/**
 * Without a mail server nobody could confirm an address, so the account is valid at once, as with Supabase's
 * autoconfirm.
 */
async function signUpAtOnce(context: Context, parts: EmbeddedParts, { account }: Request): Promise<void> {
  const now = parts.clock();
  const confirmed = { ...account, email_confirmed_at: now };
  const granted = await inTransaction(parts.database, async (trx) => {
    const user = (await insertUser(trx, confirmed, now)) ?? (await claimUnconfirmed(trx, confirmed, now));
    const session = { method: 'password', userAgent: context.get('User-Agent') } as const;
    return user && startSession(trx, parts, user, session);
  });
  if (granted === undefined) throw new AuthError(422, 'user_already_exists', 'User already registered');
  context.body = await presentSession(parts, granted);
}

/**
 * Takes over an account that a request for a code created. An account that an admin created or invited waits for its
 * link.
 */
async function claimUnconfirmed(
  trx: Executor,
  account: UserChanges & { readonly email: string },
  now: Date,
): Promise<UserRow | undefined> {
  const user = await findUserByEmail(trx, account.email);
  return user !== undefined && isUnclaimed(user) ? updateUser(trx, user.id, account, now) : undefined;
}

function isUnclaimed({ email_confirmed_at, password_hash, invited_at }: UserRow): boolean {
  return email_confirmed_at === null && password_hash === null && invited_at === null;
}

/** Whether or not the account exists, the response looks the same and one e-mail is sent. */
async function askToConfirm(context: Context, parts: EmbeddedParts, request: Request): Promise<void> {
  const { email, account, challenge } = request;
  const now = parts.clock();
  const known = await findUserByEmail(parts.database.knex, email);
  // For a new address, too, or the response time would reveal the others.
  const isSamePassword = await parts.passwords.verify(request.password, known?.password_hash);
  const { made, user, issued } = await inTransaction(parts.database, async (trx) => {
    const inserted = await insertSignUp(trx, { ...account, confirmation_sent_at: now }, now);
    const found = inserted ?? (await lockUserByEmail(trx, email));
    if (found?.email_confirmed_at !== null) return {};
    const token = await issueOneTimeToken(trx, parts, { userId: found.id, kind: 'confirmation', email, challenge });
    if (inserted !== undefined) return { made: inserted, user: inserted, issued: token };
    await updateUser(trx, found.id, { confirmation_sent_at: now }, now);
    const claim = {
      metadata: account.user_metadata,
      isSamePassword: isSamePassword && found.password_hash === known?.password_hash,
    };
    return { user: await contestSignUp(trx, found, claim, now), issued: token };
  });
  const isContested = user?.sign_up_contested === true;
  if (issued === undefined) await parts.mails.sendAccountExists(email);
  else await parts.mails.sendSignUp({ to: email, issued, redirectTo: redirectToOf(context), isContested });
  // A contested account has lost the name in the request; a response without it would reveal that.
  context.body = presentUser(made === undefined || isContested ? pretended(account, now) : made);
}

/** A made-up account that looks like a new one. */
function pretended({ email, user_metadata = {} }: Request['account'], now: Date): UserRow {
  return {
    id: randomUUID(),
    email,
    password_hash: null,
    email_confirmed_at: null,
    sign_up_contested: false,
    new_email: null,
    email_change_confirmed: false,
    invited_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    banned_until: null,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata,
    factors: [],
    created_at: now,
    updated_at: now,
  };
}
