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
