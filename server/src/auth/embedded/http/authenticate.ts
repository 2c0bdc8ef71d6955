import type { Context } from 'koa';
import { findSession, type SessionRow } from '../../../queries/auth/sessions.js';
import { findUser, type UserRow } from '../../../queries/auth/users.js';
import { AuthError, sessionNotFound } from '../AuthError.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { sameText } from '../seal.js';
import { isBanned } from '../tokens/EmbeddedSessions.js';

export interface SignedIn {
  readonly user: UserRow;
  readonly session: SessionRow;
}

/** Identifies the caller. @throws AuthError 401 no_authorization; 403 bad_jwt, session_not_found, user_banned */
export async function requireSession(context: Context, { database, tokens, clock }: EmbeddedParts): Promise<SignedIn> {
  const claims = await tokens.verify(bearerOf(context));
  if ('reason' in claims)
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${claims.reason}`);
  const session = await findSession(database.knex, claims.session_id);
  const user = await findUser(database.knex, claims.sub);
  if (user === undefined) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (session?.user_id !== user.id) throw sessionNotFound();
  if (isBanned(user, clock())) throw new AuthError(403, 'user_banned', 'User is banned');
  return { user, session };
}

/** Admits the server's scripts and Supabase's admin client. @throws AuthError 401 no_authorization; 403 not_admin */
export function requireServiceRole(context: Context, { serviceRoleKey }: EmbeddedParts): void {
  const given = [context.get('apikey'), tokenIn(context)].filter((key) => key !== undefined && key !== '');
  if (given.some((key) => key !== undefined && sameText(key, serviceRoleKey))) return;
  if (given.length === 0) throw noAuthorization();
  throw new AuthError(403, 'not_admin', 'User not allowed');
}

function bearerOf(context: Context): string {
  const token = tokenIn(context);
  if (token === undefined) throw noAuthorization();
  return token;
}

function tokenIn(context: Context): string | undefined {
  return /^Bearer +(\S+)$/i.exec(context.get('Authorization'))?.[1];
}

function noAuthorization(): AuthError {
  return new AuthError(401, 'no_authorization', 'This endpoint requires a Bearer token');
}
