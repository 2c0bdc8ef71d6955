import { redirect } from 'react-router';
import { LOGIN_PATH, REDIRECT_COOKIE, signInPath } from '../../auth/redirectTarget.js';
import { useEndedSession } from '../../session/endedSession.js';
import { whenSessionKnown } from '../../session/session.js';
import { matchesAny } from './pathPattern.js';
import { requestedPath, type Pending } from './requestedPath.js';
import { routedPath } from './routedPath.js';

export interface SignInGuardOptions {
  readonly login: string;
  /** The target of e-mail links. */
  readonly callback: string;
  /** The guard applies to these paths only, or to every path if the list is empty. `*` is a wildcard. */
  readonly include: readonly string[];
  /** Opens it regardless. */
  readonly exclude: readonly string[];
  /** Also stores the requested path in a cookie: an e-mail's link returns without the query. */
  readonly cookieRedirect: boolean;
}

const SIGN_IN_GUARD: SignInGuardOptions = {
  login: LOGIN_PATH,
  callback: '/confirm',
  include: ['/create', '/create/*', '/admin', '/admin/*', '/settings/*', '/onboarding', '/own/*', '/dev/*'],
  exclude: ['/dev/components'],
  cookieRedirect: true,
};

/** Whether a path is for members only. */
export function needsSignIn(path: string, options: SignInGuardOptions = SIGN_IN_GUARD): boolean {
  const { login, callback, include, exclude } = options;
  const plain = routedPath(path);
  if (plain === login || plain === callback || matchesAny(plain, exclude)) return false;
  return include.length === 0 || matchesAny(plain, include);
}

/** A `document.cookie` value that tells the sign-in page the requested path; it ends with the browser's session. */
export function redirectCookie(path: string): string {
  return `${REDIRECT_COOKIE}=${encodeURIComponent(path)}; Path=/; SameSite=Lax`;
}

/** The loader around every page: sends strangers to the sign-in page and back afterwards. */
export async function signInGuard(
  { request }: { readonly request: Request },
  pending: Pending,
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!needsSignIn(pathname)) return null;
  const session = await whenSessionKnown();
  if (session.status === 'signed-in') return null;
  // On the same page, its owner signs in again in the dialog, which loses nothing.
  if (useEndedSession.getState().email !== undefined && location.pathname === pathname) return null;
  const wanted = requestedPath(request, pending());
  if (SIGN_IN_GUARD.cookieRedirect) document.cookie = redirectCookie(wanted);
  return redirect(signInPath(wanted));
}
