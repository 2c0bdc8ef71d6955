import { redirect, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '../../api/ApiError.js';
import { call } from '../../api/call.js';
import { firstAdminPage, mayOpen } from '../../layouts/dashboard/adminPages.js';
import { signInPath } from '../../auth/redirectTarget.js';
import { checkSession } from '../../session/checkSession.js';
import { whenSessionKnown } from '../../session/session.js';
import { requestedPath, type Pending } from './requestedPath.js';
import { routedPath } from './routedPath.js';

/**
 * Guards the pages under /admin. Admins may open all of them. Other members may open those that their roles open; for
 * them, /admin leads to the first of these. Everyone else is sent to /forbidden. If the roles cannot be read, the
 * sign-in page says so and leads back.
 */
export async function requireAdmin(
  { request }: Pick<LoaderFunctionArgs, 'request'>,
  pending: Pending,
): Promise<Response | null> {
  // The sign-in guard handles strangers and brings them back; of two redirects, the inner one would win.
  const session = await whenSessionKnown();
  if (session.status !== 'signed-in') return null;
  try {
    const roles = await call('GET /api/members/me/roles');
    if (roles.includes('admin')) return null;
    if (roles.length === 0) return redirect('/forbidden');
    const { member } = await call('GET /api/members/me');
    const path = routedPath(new URL(request.url).pathname);
    if (mayOpen(member, path)) return null;
    return redirect((path === '/admin' ? firstAdminPage(member) : undefined) ?? '/forbidden');
  } catch (error) {
    // Known before the sign-in page opens: it asks those whose session has ended, and tells the others what failed.
    if (error instanceof ApiError && error.status === 401) await checkSession();
    return redirect(signInPath(requestedPath(request, pending()), 'roles'));
  }
}
