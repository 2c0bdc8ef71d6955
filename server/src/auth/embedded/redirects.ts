const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where a mail link or a redirect may lead: the server's own origin, and, where that is this machine, any port of it
 * (a development server). Anything else would hand a session to somebody else's page.
 * @returns undefined when it may not
 */
export function allowedRedirect(publicUrl: string, redirectTo: string | undefined): string | undefined {
  if (redirectTo === undefined || redirectTo === '' || redirectTo.length > 2_000) return undefined;
  if (!URL.canParse(redirectTo, publicUrl)) return undefined;
  const [target, own] = [new URL(redirectTo, publicUrl), new URL(publicUrl)];
  if (!/^https?:$/.test(target.protocol) || target.username !== '' || target.password !== '') return undefined;
  if (target.origin === own.origin) return target.href;
  return LOOPBACK.has(own.hostname) && LOOPBACK.has(target.hostname) ? target.href : undefined;
}
