/** Where people land who did not want to go anywhere in particular. */
export const HOME_OF_MEMBERS = '/create/decks';

export const LOGIN_PATH = '/login';

/** Holds the path that somebody wanted, where the guard keeps it in a cookie. */
export const REDIRECT_COOKIE = 'cardwright-redirect';

// A base that no real address has, so that whatever leaves it shows.
const BASE = 'https://here.invalid';

/**
 * A path of this site, or undefined: nobody is sent elsewhere by a link to the sign-in page. Refused are schemes, `//host`,
 * backslashes and control characters (browsers read both as slashes or skip them), and the pages of sign-in themselves.
 */
export function sitePath(wanted: string | null | undefined): string | undefined {
  if (wanted === null || wanted === undefined || !/^\/(?!\/)/.test(wanted)) return undefined;
  if (/[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  if (origin !== BASE || pathname.startsWith('//')) return undefined;
  return /^\/(login|confirm)(\/|$)/.test(pathname) ? undefined : pathname + search + hash;
}

/** Where strangers are sent who want a path of members, and from where they come back to it. */
export function signInPath(wanted: string): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in: the query's `redirect`, else the cookie, else the decks. */
export function redirectTarget(query: URLSearchParams, cookies = document.cookie): string {
  return sitePath(query.get('redirect')) ?? sitePath(redirectCookie(cookies)) ?? HOME_OF_MEMBERS;
}

/** The cookie has done its work. */
export function forgetRedirectCookie(): void {
  document.cookie = `${REDIRECT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}

function redirectCookie(cookies: string): string | undefined {
  const [, value] = new RegExp(`(?:^|;\\s*)${REDIRECT_COOKIE}=([^;]*)`).exec(cookies) ?? [];
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
