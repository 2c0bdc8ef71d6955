import type { Context } from 'koa';
import type { SessionVerifier } from '../../auth/types.js';
import type { Bodies } from '../../bodies/Bodies.js';
import type { MemberRoles } from '../../middleware/MemberRoles.js';
import type { DiskSpace } from '../../observability/DiskSpace.js';
import type { RateLimitName, RateLimits } from '../../middleware/rateLimits.js';
import { notAuthorized } from './StorageFailure.js';

/** What the storage needs to identify the caller. */
export interface StorageGate {
  readonly sessions: SessionVerifier;
  readonly members: MemberRoles;
  readonly limits: RateLimits;
  readonly bodies: Pick<Bodies, 'receive'>;
  readonly disk: Pick<DiskSpace, 'assertSpace'>;
  readonly clock: () => Date;
  /** Signs URLs. */
  readonly urlKey: Uint8Array;
}

/** The member who sends the request, whose row then exists; undefined for callers without a session. */
export async function memberOf(context: Context, { sessions, members }: StorageGate): Promise<string | undefined> {
  const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(context.get('Authorization')) ?? [];
  const identity = token === undefined ? undefined : await sessions.verify(token);
  if (identity === undefined) return undefined;
  await members.rightsOf(identity);
  context.state.memberId = identity.userId;
  return identity.userId;
}

/** Counts the request and returns its member. @throws HttpProblem 429; StorageFailure without a session */
export async function requireMember(context: Context, gate: StorageGate, limit: RateLimitName): Promise<string> {
  const member = await memberOf(context, gate);
  await gate.limits.take(limit, member ?? context.ip);
  if (member === undefined) throw notAuthorized();
  return member;
}
