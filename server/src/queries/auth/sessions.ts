import type { Executor } from '../executor.js';

/** How and when (seconds since 1970) the user authenticated. */
export interface AuthenticationMethod {
  readonly method: string;
  readonly timestamp: number;
}

export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly amr: readonly AuthenticationMethod[];
  readonly user_agent: string;
  readonly created_at: Date;
  readonly refreshed_at: Date;
}

export interface RefreshTokenRow {
  readonly token_hash: string;
  readonly session_id: string;
  readonly parent_hash: string | null;
  readonly salt: string;
  readonly created_at: Date;
  readonly revoked_at: Date | null;
}

export async function insertSession(
  executor: Executor,
  { amr, ...session }: Omit<SessionRow, 'id' | 'refreshed_at'>,
): Promise<SessionRow> {
  const [row] = await executor('app.auth_sessions')
    .insert({ ...session, amr: JSON.stringify(amr), refreshed_at: session.created_at })
    .returning<SessionRow[]>('*');
  if (row === undefined) throw new Error('The session was not stored.');
  return row;
}

export async function findSession(executor: Executor, id: string): Promise<SessionRow | undefined> {
  return executor('app.auth_sessions').where({ id }).first<SessionRow | undefined>('*');
}

/** A member's sessions, most recently used first. */
export async function listSessions(executor: Executor, userId: string): Promise<SessionRow[]> {
  return executor('app.auth_sessions')
    .where({ user_id: userId })
    .orderBy('refreshed_at', 'desc')
    .limit(100)
    .select<SessionRow[]>('*');
}

/** Waits for concurrent refreshes of the same session. */
export async function lockSession(executor: Executor, id: string): Promise<SessionRow | undefined> {
  return executor('app.auth_sessions').where({ id }).forUpdate().first<SessionRow | undefined>('*');
}

export async function touchSession(executor: Executor, id: string, userAgent: string, now: Date): Promise<void> {
  await executor('app.auth_sessions').where({ id }).update({ refreshed_at: now, user_agent: userAgent });
}

/** @returns undefined when the session has ended */
export async function setSessionMethods(
  executor: Executor,
  id: string,
  amr: readonly AuthenticationMethod[],
): Promise<SessionRow | undefined> {
  const [row] = await executor('app.auth_sessions')
    .where({ id })
    .update({ amr: JSON.stringify(amr) })
    .returning<SessionRow[]>('*');
  return row;
}

/** A member without a second factor has no sessions that have proved one. */
export async function lowerSessions(executor: Executor, userId: string): Promise<void> {
  await executor.raw(
    `update app.auth_sessions set amr = (
       select coalesce(jsonb_agg(method), '[]') from jsonb_array_elements(amr) method where method->>'method' <> 'totp'
     ) where user_id = ?`,
    [userId],
  );
}

/** Deletes a member's sessions: only one, all others, or all. */
export async function deleteSessions(
  executor: Executor,
  userId: string,
  which: { readonly only?: string; readonly except?: string } = {},
): Promise<void> {
  const query = executor('app.auth_sessions').where({ user_id: userId });
  if (which.only !== undefined) void query.where('id', which.only);
  if (which.except !== undefined) void query.whereNot('id', which.except);
  await query.delete();
}

export async function insertRefreshToken(
  executor: Executor,
  token: Omit<RefreshTokenRow, 'revoked_at'>,
): Promise<void> {
  await executor('app.auth_refresh_tokens').insert(token);
}

export async function findRefreshToken(executor: Executor, tokenHash: string): Promise<RefreshTokenRow | undefined> {
  return executor('app.auth_refresh_tokens').where({ token_hash: tokenHash }).first<RefreshTokenRow | undefined>('*');
}

/** The last token that was issued and not used. */
export async function findActiveRefreshToken(
  executor: Executor,
  sessionId: string,
): Promise<RefreshTokenRow | undefined> {
  return executor('app.auth_refresh_tokens')
    .where({ session_id: sessionId, revoked_at: null })
    .orderBy('position', 'desc')
    .first<RefreshTokenRow | undefined>('*');
}

export async function revokeRefreshToken(executor: Executor, tokenHash: string, now: Date): Promise<void> {
  await executor('app.auth_refresh_tokens').where({ token_hash: tokenHash }).update({ revoked_at: now });
}

/** Revokes every token of a session. */
export async function revokeRefreshTokens(executor: Executor, sessionId: string, now: Date): Promise<void> {
  await executor('app.auth_refresh_tokens')
    .where({ session_id: sessionId, revoked_at: null })
    .update({ revoked_at: now });
}

/** Deletes sessions that were last refreshed before the date. @returns how many */
export async function pruneSessions(executor: Executor, before: Date): Promise<number> {
  return executor('app.auth_sessions').where('refreshed_at', '<', before).delete();
}

/** Deletes tokens that were used before the date. Presenting one is then "not found", which grants nothing either. */
export async function pruneRefreshTokens(executor: Executor, sessionId: string, before: Date): Promise<void> {
  await executor('app.auth_refresh_tokens')
    .where({ session_id: sessionId })
    .andWhere('revoked_at', '<', before)
    .delete();
}
