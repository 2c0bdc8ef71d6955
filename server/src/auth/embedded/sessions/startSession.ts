import type { Executor } from '../../../queries/executor.js';
import { insertRefreshToken, insertSession, type SessionRow } from '../../../queries/auth/sessions.js';
import { updateUser, type UserRow } from '../../../queries/auth/users.js';
import { AuthError, userNotFound } from '../AuthError.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { presentUser } from '../present/presentUser.js';
import { hashToken, randomToken } from '../seal.js';
import { ACCESS_TOKEN_SECONDS } from '../tokens/AccessTokens.js';
import { isBanned } from '../tokens/EmbeddedSessions.js';

const MAX_USER_AGENT = 200;

/** The authentication method (RFC 8176, with Supabase's names). */
export type Method =
  'password' | 'oauth' | 'otp' | 'magiclink' | 'recovery' | 'invite' | 'email/signup' | 'email_change';

/** A session that is stored but not yet sent to the client. */
export interface GrantedSession {
  readonly user: UserRow;
  readonly session: SessionRow;
  readonly refreshToken: string;
}

/** Stores a new session, in the transaction that authenticated its user. @throws AuthError user_banned */
export async function startSession(
  executor: Executor,
  { clock }: EmbeddedParts,
  account: UserRow,
  { method, userAgent }: { readonly method: Method; readonly userAgent: string },
): Promise<GrantedSession> {
  const now = clock();
  assertNotBanned(account, now);
  const user = await updateUser(executor, account.id, { last_sign_in_at: now }, now);
  if (user === undefined) throw userNotFound();
  const session = await insertSession(executor, {
    user_id: user.id,
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
    user_agent: userAgent.slice(0, MAX_USER_AGENT),
    created_at: now,
  });
  const refreshToken = randomToken();
  await insertRefreshToken(executor, {
    token_hash: hashToken(refreshToken),
    session_id: session.id,
    parent_hash: null,
    salt: '',
    created_at: now,
  });
  return { user, session, refreshToken };
}

export function assertNotBanned(user: UserRow, now: Date): void {
  if (isBanned(user, now)) throw new AuthError(400, 'user_banned', 'User is banned');
}

/** The session in the form that Supabase's clients store. */
export async function presentSession(
  { tokens }: EmbeddedParts,
  { user, session, refreshToken }: GrantedSession,
): Promise<Record<string, unknown>> {
  const { token, expiresAt } = await tokens.sign(user, session);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: presentUser(user),
  };
}
