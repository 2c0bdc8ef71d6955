import {
  deleteSessions,
  insertRefreshToken,
  revokeRefreshTokens,
  setSessionMethods,
} from '../../../queries/auth/sessions.js';
import { lockUser, updateUser, type Factor, type UserRow } from '../../../queries/auth/users.js';
import type { Executor } from '../../../queries/executor.js';
import { AuthError, sessionNotFound, userNotFound } from '../AuthError.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import type { SignedIn } from '../http/authenticate.js';
import { hashToken, randomToken, unseal } from '../seal.js';
import type { GrantedSession } from '../sessions/startSession.js';
import { isVerified } from './assurance.js';
import { factorNotFound } from './factorNotFound.js';
import { periodOf } from './totp.js';

/**
 * Checks a code, each of which is valid once (RFC 6238, section 5.2), and raises the session to aal2. The first code
 * also turns the factor on, and ends the sessions that never proved it.
 * @throws AuthError mfa_verification_failed, mfa_factor_not_found
 */
export async function verifyFactor(
  trx: Executor,
  parts: EmbeddedParts,
  { user: { id }, session }: SignedIn,
  { factorId, code }: { readonly factorId: string; readonly code: string },
): Promise<GrantedSession> {
  const now = parts.clock();
  const user = await lockUser(trx, id);
  if (user === undefined) throw userNotFound();
  const factor = user.factors.find((candidate) => candidate.id === factorId);
  if (factor === undefined) throw factorNotFound();
  const period = acceptedPeriod(parts, factor, code);
  if (period === undefined) throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  const verified: Factor = { ...factor, status: 'verified', last_period: period, updated_at: now.toISOString() };
  const changed = await storeVerified(trx, user, verified, now);
  if (!isVerified(factor)) await deleteSessions(trx, id, { except: session.id });
  const before = session.amr.filter(({ method }) => method !== 'totp');
  const amr = [...before, { method: 'totp', timestamp: Math.floor(now.getTime() / 1000) }];
  const raised = await setSessionMethods(trx, session.id, amr);
  if (raised === undefined) throw sessionNotFound();
  // Whoever holds the session's older token has not proved the second factor.
  await revokeRefreshTokens(trx, session.id, now);
  const refreshToken = randomToken();
  const token = { token_hash: hashToken(refreshToken), session_id: session.id, parent_hash: null, salt: '' };
  await insertRefreshToken(trx, { ...token, created_at: now });
  return { user: changed, session: raised, refreshToken };
}

function acceptedPeriod({ factorKey, clock }: EmbeddedParts, factor: Factor, code: string): number | undefined {
  const secret = unseal(factor.sealed_secret, factorKey);
  const period = secret === undefined ? undefined : periodOf(secret, code, clock());
  return period === undefined || period <= factor.last_period ? undefined : period;
}

/** Removes factors whose set-up was never finished. */
async function storeVerified(trx: Executor, user: UserRow, verified: Factor, now: Date): Promise<UserRow> {
  const others = user.factors.filter((factor) => factor.id !== verified.id && isVerified(factor));
  const changed = await updateUser(trx, user.id, { factors: [...others, verified] }, now);
  if (changed === undefined) throw userNotFound();
  return changed;
}
