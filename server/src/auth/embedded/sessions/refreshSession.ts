import { randomBytes } from 'node:crypto';
import {
  deleteSessions,
  findActiveRefreshToken,
  findRefreshToken,
  insertRefreshToken,
  lockSession,
  pruneRefreshTokens,
  revokeRefreshToken,
  touchSession,
  type RefreshTokenRow,
  type SessionRow,
} from '../../../queries/auth/sessions.js';
import { findUser } from '../../../queries/auth/users.js';
import { inTransaction, type Executor } from '../../../queries/executor.js';
import { AuthError } from '../AuthError.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { hashToken, keyedHash } from '../seal.js';
import { assertNotBanned, type GrantedSession } from './startSession.js';

/** Two tabs, or a client that lost the response, may reuse a token for this long. */
const REUSE_MS = 10_000;
/** Used tokens are kept this long, to tell a stolen token from an unknown one. */
const REMEMBERED_MS = 30 * 86_400_000;

type Outcome = GrantedSession | 'not-found' | 'already-used';

/**
 * Exchanges a refresh token for the next one, by Supabase Auth's rules. The parent of the active token yields the
 * active token again, because the response was lost. Any other used token stays valid for ten seconds; after that it
 * counts as stolen, and the whole session ends.
 * @throws AuthError refresh_token_not_found, refresh_token_already_used, user_banned
 */
export async function refreshSession(
  parts: EmbeddedParts,
  refreshToken: string,
  userAgent: string,
): Promise<GrantedSession> {
  const outcome = await inTransaction(parts.database, (trx) => exchange(trx, parts, refreshToken, userAgent));
  if (outcome === 'not-found')
    throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  if (outcome === 'already-used') {
    parts.sessions.forget();
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  return outcome;
}

async function exchange(
  trx: Executor,
  parts: EmbeddedParts,
  refreshToken: string,
  userAgent: string,
): Promise<Outcome> {
  const now = parts.clock();
  const found = await findRefreshToken(trx, hashToken(refreshToken));
  if (found === undefined) return 'not-found';
  const session = await lockSession(trx, found.session_id);
  // Read again: another request may have used the token or ended the session while this one waited for the lock.
  const token = await findRefreshToken(trx, found.token_hash);
  const user = session && (await findUser(trx, session.user_id));
  if (session === undefined || user === undefined || token === undefined) return 'not-found';
  assertNotBanned(user, now);
  const next = await nextToken(trx, parts, { token, refreshToken, session });
  if (next === undefined) {
    await deleteSessions(trx, user.id, { only: session.id });
    return 'already-used';
  }
  await touchSession(trx, session.id, userAgent.slice(0, 200), now);
  await pruneRefreshTokens(trx, session.id, new Date(now.getTime() - REMEMBERED_MS));
  return { user, session, refreshToken: next };
}

interface Presented {
  readonly token: RefreshTokenRow;
  readonly refreshToken: string;
  readonly session: SessionRow;
}

/** @returns undefined when the token was used too long ago */
async function nextToken(trx: Executor, parts: EmbeddedParts, presented: Presented): Promise<string | undefined> {
  const { token, refreshToken, session } = presented;
  if (token.revoked_at === null) return giveNext(trx, parts, presented);
  const active = await findActiveRefreshToken(trx, session.id);
  if (active?.parent_hash === token.token_hash) {
    const again = childOf(parts, refreshToken, active.salt);
    // A server with another secret made the active token, so this one cannot derive it again.
    if (hashToken(again) === active.token_hash) return again;
    return giveNext(trx, parts, presented);
  }
  if (parts.clock().getTime() - token.revoked_at.getTime() > REUSE_MS) return undefined;
  return giveNext(trx, parts, presented);
}

/** Revokes the token and stores its successor. */
async function giveNext(
  trx: Executor,
  parts: EmbeddedParts,
  { token, refreshToken, session }: Presented,
): Promise<string> {
  const now = parts.clock();
  const salt = randomBytes(16).toString('base64url');
  const next = childOf(parts, refreshToken, salt);
  if (token.revoked_at === null) await revokeRefreshToken(trx, token.token_hash, now);
  await insertRefreshToken(trx, {
    token_hash: hashToken(next),
    session_id: session.id,
    parent_hash: token.token_hash,
    salt,
    created_at: now,
  });
  return next;
}

/** Derived rather than random, so that it can be sent again although only its hash is stored. */
function childOf({ refreshKey }: EmbeddedParts, parent: string, salt: string): string {
  return keyedHash(refreshKey, parent, salt);
}
