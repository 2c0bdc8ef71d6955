import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { networkOf } from '../../../middleware/networkOf.js';
import { takeAuthCode, type AuthCodeRow } from '../../../queries/auth/codes.js';
import { findUser, findUserByEmail, updateUser } from '../../../queries/auth/users.js';
import { inTransaction } from '../../../queries/executor.js';
import { AuthError, invalidCredentials, notOffered, validationFailed } from '../AuthError.js';
import { canonicalEmail } from '../canonicalEmail.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { countTry, forgetTries } from '../http/limits.js';
import { readJson } from '../http/readJson.js';
import { passwordBody, pkceBody, refreshBody } from '../http/schemas.js';
import { hashToken, sameText } from '../seal.js';
import { refreshSession } from '../sessions/refreshSession.js';
import { assertNotBanned, presentSession, startSession, type Method } from '../sessions/startSession.js';

/** POST /token?grant_type=…: exchanges a password, a refresh token or a PKCE code for a session. */
export async function grantToken(context: Context, parts: EmbeddedParts): Promise<void> {
  switch (context.query.grant_type) {
    case 'password':
      return grantByPassword(context, parts);
    case 'refresh_token':
      return grantByRefreshToken(context, parts);
    case 'pkce':
      return grantByCode(context, parts);
    case 'id_token':
    case 'web3':
      throw new AuthError(400, 'provider_disabled', 'Sign-in with other services is not available on this server');
    default:
      throw validationFailed('unsupported_grant_type');
  }
}

async function grantByPassword(context: Context, parts: EmbeddedParts): Promise<void> {
  const body = await readJson(context, passwordBody);
  if (body.phone !== undefined) throw notOffered('Phone');
  if (body.email === undefined || body.password === undefined) throw validationFailed('missing email or password');
  const { password } = body;
  const email = canonicalEmail(body.email);
  await countTry(context, parts, email);
  const user = await findUserByEmail(parts.database.knex, email);
  if (!(await parts.passwords.verify(password, user?.password_hash)) || user === undefined) throw invalidCredentials();
  await forgetTries(context, parts, email);
  assertNotBanned(user, parts.clock());
  if (user.email_confirmed_at === null) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  const grown = parts.passwords.isOutdated(user.password_hash ?? '') ? await parts.passwords.hash(password) : undefined;
  const granted = await inTransaction(parts.database, async (trx) => {
    if (grown !== undefined) await updateUser(trx, user.id, { password_hash: grown }, parts.clock());
    return startSession(trx, parts, user, { method: 'password', userAgent: context.get('User-Agent') });
  });
  context.body = await presentSession(parts, granted);
}

async function grantByRefreshToken(context: Context, parts: EmbeddedParts): Promise<void> {
  const { refresh_token } = await readJson(context, refreshBody);
  if (refresh_token === undefined) throw validationFailed('refresh_token required');
  await parts.limits.take('read', `refresh ${networkOf(context.ip)}`);
  const granted = await refreshSession(parts, refresh_token, context.get('User-Agent'));
  context.body = await presentSession(parts, granted);
}

async function grantByCode(context: Context, parts: EmbeddedParts): Promise<void> {
  const { auth_code, code_verifier } = await readJson(context, pkceBody);
  if (auth_code === undefined || code_verifier === undefined)
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  const network = networkOf(context.ip);
  await parts.limits.take('sign-in', network);
  // The code is used up before anything else is checked, so a wrong verifier voids it.
  const row = await takeAuthCode(parts.database.knex, hashToken(auth_code));
  if (row === undefined)
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  if (row.expires_at <= parts.clock())
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  if (!answersChallenge(code_verifier, row))
    throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  await parts.limits.giveBack('sign-in', network);
  const granted = await inTransaction(parts.database, async (trx) => {
    const user = await findUser(trx, row.user_id);
    if (user === undefined)
      throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    return startSession(trx, parts, user, { method: row.method as Method, userAgent: context.get('User-Agent') });
  });
  context.body = await presentSession(parts, granted);
}

/** RFC 7636, section 4.6. */
function answersChallenge(verifier: string, { code_challenge, code_challenge_method }: AuthCodeRow): boolean {
  const answer =
    code_challenge_method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  return sameText(answer, code_challenge);
}
