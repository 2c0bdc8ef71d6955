import { HttpProblem } from '../errors.js';
import type { Caller } from '../caller.js';
import { mayAdminister } from '../policies/permissions.js';
import type { Route } from './defineRoute.js';

/** @throws HttpProblem 401 for strangers on member routes, 403 on admin routes that none of the caller's roles opens */
export function assertAccess({ access, name }: Pick<Route, 'access' | 'name'>, caller: Caller): void {
  if (access === 'public') return;
  if (caller.kind === 'stranger')
    throw new HttpProblem('not-signed-in', 'You need to be logged in to continue.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  if (access === 'admin' && !mayAdminister(caller, name))
    throw new HttpProblem('forbidden', "You don't have permission to view this content.");
}

/** How long a sign-in counts for actions that cannot be undone. */
const FRESH_MS = 15 * 60_000;

/** @throws HttpProblem `stale-sign-in` unless the caller has signed in within the last 15 minutes */
export function assertFresh(caller: Caller, now: Date): void {
  const signedInAt = caller.kind === 'member' ? caller.signedInAt : undefined;
  if (signedInAt !== undefined && now.getTime() - signedInAt.getTime() <= FRESH_MS) return;
  throw new HttpProblem('stale-sign-in', 'This cannot be undone. Sign in again to confirm that it is you.');
}
