import type { Context } from 'koa';
import { STRANGER, type Caller } from '../caller.js';
import { HttpProblem } from '../errors.js';
import type { Services } from '../services.js';

/**
 * Identifies the caller from `Authorization: Bearer <access token>`. With an invalid token the caller is a stranger, so
 * that public pages keep working with an old session; every other route answers 401.
 */
export async function callerOf(context: Context, { sessions, members }: Services): Promise<Caller> {
  const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(context.get('Authorization')) ?? [];
  if (token === undefined) return STRANGER;
  const identity = await sessions.verify(token);
  if (identity === undefined) return STRANGER;
  const rights = await members.rightsOf(identity).catch(noneIfRemoved);
  if (rights === undefined) return STRANGER;
  const { userId: id, email, signedInAt } = identity;
  return { kind: 'member', id, email, ...rights, signedInAt };
}

/** A session can briefly outlive its account, and a token its member's suspension. */
function noneIfRemoved(error: unknown): undefined {
  if (!(error instanceof HttpProblem) || error.kind !== 'not-signed-in') throw error;
}
