import { HttpProblem } from '../errors.js';
import { isAdmin, type Caller } from '../caller.js';
import type { Access } from './defineRoute.js';

/** @throws HttpProblem 401 for strangers on member routes, 403 for members on admin routes */
export function assertAccess(access: Access, caller: Caller): void {
  if (access === 'public') return;
  if (caller.kind === 'stranger')
    throw new HttpProblem('not-signed-in', 'You need to be logged in to continue.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  if (access === 'admin' && !isAdmin(caller))
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
