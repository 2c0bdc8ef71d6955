import { redirect } from 'react-router';
import { LOGIN_PATH, REDIRECT_COOKIE, signInPath } from '../../auth/redirectTarget.js';
import { whenSessionKnown } from '../../session/session.js';
import { matchesAny } from './pathPattern.js';

export interface SignInGuardOptions {
  readonly login: string;
  /** Where links in mails lead. */
  readonly callback: string;
  /** The guard holds for these alone; for every path where the list is empty. `*` is a wildcard. */
  readonly include: readonly string[];
  /** Open all the same. */
  readonly exclude: readonly string[];
  /** Keeps the wanted path in a cookie as well: a link in a mail comes back without the query. */
  readonly cookieRedirect: boolean;
}

const SIGN_IN_GUARD: SignInGuardOptions = {
  login: LOGIN_PATH,
  callback: '/confirm',
  include: ['/create', '/create/*', '/admin', '/admin/*', '/settings/*', '/onboarding', '/dev/*'],
  exclude: ['/dev/components'],
  cookieRedirect: true,
};

/** Whether only members may open a path. */
export function needsSignIn(path: string, options: SignInGuardOptions = SIGN_IN_GUARD): boolean {
  const { login, callback, include, exclude } = options;
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (plain === login || plain === callback || matchesAny(plain, exclude)) return false;
  return include.length === 0 || matchesAny(plain, include);
}

/** What `document.cookie` is set to, so that the sign-in page finds the wanted path: gone with the browser's session. */
export function redirectCookie(path: string): string {
  return `${REDIRECT_COOKIE}=${encodeURIComponent(path)}; Path=/; SameSite=Lax`;
}

/** The loader around every page: strangers go to the sign-in page and come back to where they wanted to go. */
export async function signInGuard({ request }: { readonly request: Request }): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  if (!needsSignIn(pathname)) return null;
  const session = await whenSessionKnown();
  if (session.status === 'signed-in') return null;
  // Requests of loaders carry no hash; where the page was opened at this path, the address bar has it.
  const wanted = pathname + search + (location.pathname === pathname ? location.hash : '');
  if (SIGN_IN_GUARD.cookieRedirect) document.cookie = redirectCookie(wanted);
  return redirect(signInPath(wanted));
}
