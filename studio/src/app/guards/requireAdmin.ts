import { redirect, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '../../api/ApiError.js';
import { call } from '../../api/call.js';
import { signInPath } from '../../auth/redirectTarget.js';
import { checkSession } from '../../session/checkSession.js';
import { whenSessionKnown } from '../../session/session.js';

/** If roles cannot be read: /login, and from there back. If `admin` is not among them: /forbidden. */
export async function requireAdmin({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | null> {
  // The sign-in guard handles strangers and brings them back; of two redirects, the inner one would win.
  const session = await whenSessionKnown();
  if (session.status !== 'signed-in') return null;
  try {
    const roles = await call('GET /api/members/me/roles');
    return roles.includes('admin') ? null : redirect('/forbidden');
  } catch (error) {
    // Known before the sign-in page opens: it asks those whose session has ended, and tells the others what failed.
    if (error instanceof ApiError && error.status === 401) await checkSession();
    const { pathname, search } = new URL(request.url);
    return redirect(signInPath(pathname + search, 'roles'));
  }
}
