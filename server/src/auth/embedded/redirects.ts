const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The target that a link or redirect may lead to: the server's own origin or, when that is this machine, any of its
 * ports (a development server). Any other target would hand a session to a foreign page.
 * @returns undefined for a forbidden target
 */
export function allowedRedirect(publicUrl: string, redirectTo: string | undefined): string | undefined {
  if (redirectTo === undefined || redirectTo === '' || redirectTo.length > 2_000) return undefined;
  if (!URL.canParse(redirectTo, publicUrl)) return undefined;
  const [target, own] = [new URL(redirectTo, publicUrl), new URL(publicUrl)];
  if (!/^https?:$/.test(target.protocol) || target.username !== '' || target.password !== '') return undefined;
  if (target.origin === own.origin) return target.href;
  return LOOPBACK.has(own.hostname) && LOOPBACK.has(target.hostname) ? target.href : undefined;
}
