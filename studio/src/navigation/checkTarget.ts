export type Target =
  { readonly kind: 'internal'; readonly path: string } | { readonly kind: 'external'; readonly url: string };

/** Why navigation to an address was refused. */
export class NavigationRefused extends Error {
  override readonly name = 'NavigationRefused';
}

/** Never allowed: they run code, or show foreign content under our name. */
const REFUSED = ['javascript:', 'data:', 'blob:', 'vbscript:'];
/** A link that leads elsewhere, allowed explicitly. */
const EXTERNAL = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Reads an address the way browsers do, so that no spelling of it (tabs, newlines, control characters, capitals,
 * backslashes) means something else to them than to us.
 * @param base the page's own address
 * @throws NavigationRefused for other sites unless allowed, and for `javascript:`, `data:`, `blob:` and `vbscript:` always
 */
export function checkTarget(target: string, base: string, { external = false } = {}): Target {
  if (!URL.canParse(target, base)) throw new NavigationRefused(`"${target}" is not a valid address.`);
  const url = new URL(target, base);
  // Before the origin check: a blob has the page's own origin.
  if (REFUSED.includes(url.protocol))
    throw new NavigationRefused(`Addresses that begin with ${url.protocol} are refused.`);
  if (url.origin === new URL(base).origin && url.username === '' && url.password === '')
    return { kind: 'internal', path: url.pathname + url.search + url.hash };
  if (!external)
    throw new NavigationRefused(`${url.host || url.href} is another site; navigation to it was not allowed.`);
  if (!EXTERNAL.includes(url.protocol))
    throw new NavigationRefused(`Addresses that begin with ${url.protocol} are refused.`);
  return { kind: 'external', url: url.href };
}
