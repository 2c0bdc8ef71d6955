import type { Context } from 'koa';
import type { OneTimeTokenRow, TokenKind } from '../../../queries/auth/oneTimeTokens.js';
import { networkOf } from '../../../middleware/networkOf.js';
import { inTransaction, type Executor } from '../../../queries/executor.js';
import { AuthError, codeExpired, linkExpired, validationFailed } from '../AuthError.js';
import { canonicalEmail } from '../canonicalEmail.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { countTry, forgetTries } from '../http/limits.js';
import { readJson } from '../http/readJson.js';
import { redirectToOf } from '../http/redirectTo.js';
import { verifyBody } from '../http/schemas.js';
import { applyToken } from '../oneTime/applyToken.js';
import { issueAuthCode } from '../oneTime/issueAuthCode.js';
import type { Challenge } from '../oneTime/issueOneTimeToken.js';
import { redeemCode, redeemToken } from '../oneTime/redeemOneTimeToken.js';
import { allowedRedirect } from '../redirects.js';
import { presentSession, startSession, type GrantedSession } from '../sessions/startSession.js';

/**
 * Maps the type that clients name to the e-mails it covers: the names for sign-ups and magic links have changed over
 * time.
 */
const KINDS: ReadonlyMap<string, readonly TokenKind[]> = new Map([
  ['signup', ['confirmation', 'magiclink']],
  ['magiclink', ['magiclink', 'confirmation']],
  ['email', ['confirmation', 'magiclink']],
  ['invite', ['confirmation']],
  ['recovery', ['recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
]);

const ONE_CONFIRMED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

type Redeem = (trx: Executor, kinds: readonly TokenKind[]) => Promise<OneTimeTokenRow | undefined>;
type Outcome = GrantedSession | { readonly authCode: string } | 'one-address-confirmed';

/** POST /verify: exchanges a link's `token_hash`, or a code and its address, for a session. */
export async function verifyOtp(context: Context, parts: EmbeddedParts): Promise<void> {
  const body = await readJson(context, verifyBody);
  if (body.phone !== undefined) throw codeExpired();
  const { token_hash, token } = body;
  if (body.type === undefined) throw validationFailed('Verify requires a verification type');
  if (token_hash !== undefined) {
    if (body.email !== undefined) throw validationFailed('Only the token_hash and type should be provided');
    const redeem: Redeem = (trx, kinds) => redeemToken(trx, parts, token_hash, kinds);
    return answer(context, parts, await verify(context, parts, body.type, '', redeem, linkExpired()));
  }
  if (token === undefined) throw validationFailed('Verify requires a token or a token hash');
  if (body.email === undefined)
    throw validationFailed('Only an email address or phone number should be provided on verify');
  const email = canonicalEmail(body.email);
  const code = token.replace(/[\s-]/g, '');
  const redeem: Redeem = (trx, kinds) => redeemCode(trx, parts, { email, code, kinds });
  return answer(context, parts, await verify(context, parts, body.type, email, redeem, codeExpired()));
}

async function answer(context: Context, parts: EmbeddedParts, outcome: Outcome): Promise<void> {
  if (outcome === 'one-address-confirmed') context.body = { code: '200', msg: ONE_CONFIRMED };
  else if ('session' in outcome) context.body = await presentSession(parts, outcome);
}

/** @param account the account whose attempts are counted; '' for 256-bit tokens, which cannot be guessed */
async function verify(
  context: Context,
  parts: EmbeddedParts,
  type: string,
  account: string,
  redeem: Redeem,
  failure: AuthError,
  toBrowser = false,
): Promise<Outcome> {
  const kinds = KINDS.get(type);
  if (kinds === undefined) throw validationFailed('Unsupported verification type');
  if (account === '') await parts.limits.take('sign-in', networkOf(context.ip));
  else await countTry(context, parts, account);
  const outcome = await inTransaction(parts.database, async (trx): Promise<Outcome | undefined> => {
    const row = await redeem(trx, kinds);
    const applied = row && (await applyToken(trx, parts, row));
    if (row === undefined || applied === undefined) return undefined;
    if (applied === 'one-address-confirmed') return applied;
    const { user, method } = applied;
    const challenge = toBrowser ? challengeIn(row) : undefined;
    if (challenge !== undefined)
      return { authCode: await issueAuthCode(trx, parts, { userId: user.id, challenge, method }) };
    return startSession(trx, parts, user, { method, userAgent: context.get('User-Agent') });
  });
  if (outcome === undefined) throw failure;
  await forgetTries(context, parts, account);
  parts.sessions.forget();
  return outcome;
}

function challengeIn({ code_challenge, code_challenge_method }: OneTimeTokenRow): Challenge | undefined {
  if (code_challenge === null) return undefined;
  return { codeChallenge: code_challenge, method: code_challenge_method === 's256' ? 's256' : 'plain' };
}

/**
 * GET /verify: for links that lead here instead of to /confirm; redirects with the session, a PKCE code or the error.
 */
export async function verifyLink(context: Context, parts: EmbeddedParts): Promise<void> {
  const { token, type } = context.query;
  const target = new URL(allowedRedirect(parts.publicUrl, redirectToOf(context)) ?? `${parts.publicUrl}/confirm`);
  const pkce = typeof token === 'string' && token.startsWith('pkce_');
  try {
    if (typeof token !== 'string' || typeof type !== 'string')
      throw validationFailed('Verify requires a token and a type');
    const redeem: Redeem = (trx, kinds) => redeemToken(trx, parts, token, kinds);
    const outcome = await verify(context, parts, type, '', redeem, linkExpired(), true);
    if (outcome === 'one-address-confirmed') put(target, { message: ONE_CONFIRMED }, pkce);
    else if ('authCode' in outcome) target.searchParams.set('code', outcome.authCode);
    else put(target, { ...strings(await presentSession(parts, outcome)), type }, false);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const failure = { error: 'access_denied', error_code: error.code, error_description: error.message };
    put(target, failure, pkce);
  }
  context.status = 303;
  context.redirect(target.href);
}

/** Puts values in the fragment, which server logs never contain; for PKCE also in the query, as Supabase Auth does. */
function put(target: URL, values: Record<string, string>, inQuery: boolean): void {
  if (inQuery) for (const [name, value] of Object.entries(values)) target.searchParams.set(name, value);
  target.hash = new URLSearchParams(values).toString();
}

function strings(session: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(session).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
