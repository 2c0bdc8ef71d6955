/** The default destination after signing in. */
export const HOME_OF_MEMBERS = '/create/decks';

/** Where new members make their first deck; those who have been there continue to their decks. */
const WELCOME_PATH = '/onboarding?new=1';

/** Where somebody who may be new continues: to a first deck, unless they asked for another page. */
export function newcomersTarget(target: string): string {
  return target === HOME_OF_MEMBERS ? WELCOME_PATH : target;
}

export const LOGIN_PATH = '/login';

/** Holds the requested path if the guard stores it in a cookie. */
export const REDIRECT_COOKIE = 'cardwright-redirect-path';

// A base that no real address has, so that any other origin stands out.
const BASE = 'https://here.invalid';

/**
 * Returns a path of this site, or undefined, so that a link to the sign-in page cannot lead elsewhere. Refuses schemes,
 * `//host`, backslashes and control characters (browsers treat both as slashes or skip them), and the sign-in pages.
 */
export function sitePath(wanted: string | null | undefined): string | undefined {
  if (wanted === null || wanted === undefined || !/^\/(?!\/)/.test(wanted)) return undefined;
  if (/[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, BASE)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  if (origin !== BASE || pathname.startsWith('//')) return undefined;
  return /^\/(login|confirm)(\/|$)/.test(pathname) ? undefined : pathname + search + hash;
}

/** Why the sign-in page stays open for members: their roles could not be loaded. */
export const ROLES_FAILED = 'roles';

/**
 * Where strangers are sent who request a members' path; they return from there afterwards.
 * @param failed what could not be loaded, for members: the sign-in page does not send them on by itself
 */
export function signInPath(wanted: string, failed?: typeof ROLES_FAILED): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(wanted)}${failed === undefined ? '' : `&failed=${failed}`}`;
}

/** Where to go after signing in: the query's `redirect`, otherwise the cookie's path, otherwise the decks. */
export function redirectTarget(query: URLSearchParams, cookies = document.cookie): string {
  return sitePath(query.get('redirect')) ?? sitePath(redirectCookie(cookies)) ?? HOME_OF_MEMBERS;
}

/** The cookie is no longer needed. */
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
