import type { Config } from '../../config.js';
import { PUBLIC_OBJECTS } from '../../contract/pictureAddress.js';

/** `operator`: named in the settings, so it may be in a private network; `public`: must be on the public internet. */
export type Trust = 'operator' | 'public';

/** Photos on these hosts never change; every photo has its own address. */
const STOCK_HOSTS = new Set(['images.unsplash.com', 'plus.unsplash.com']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The hosts to fetch pictures from: those of stock photos, hosted storage, and this machine during development. */
export class AllowedHosts {
  readonly #hostedOrigin: string | undefined;
  readonly #isDevelopment: boolean;

  constructor({ supabase, publicUrl, host }: Pick<Config, 'supabase' | 'publicUrl' | 'host'>) {
    this.#hostedOrigin = supabase && new URL(supabase.url).origin;
    // Only if the server can be reached from this machine alone.
    this.#isDevelopment = LOOPBACK.has(new URL(publicUrl).hostname) && LOOPBACK.has(host);
  }

  /** @returns undefined if fetching is not allowed */
  trustOf({ origin, protocol, hostname, port, pathname, username, password }: URL): Trust | undefined {
    if (username !== '' || password !== '') return undefined;
    if (STOCK_HOSTS.has(hostname)) return protocol === 'https:' && port === '' ? 'public' : undefined;
    if (origin === this.#hostedOrigin) return isBelow(pathname, PUBLIC_OBJECTS) ? 'operator' : undefined;
    if (this.#isDevelopment && LOOPBACK.has(hostname)) return protocol === 'http:' ? 'operator' : undefined;
    return undefined;
  }

  isUnchanging({ hostname }: URL): boolean {
    return STOCK_HOSTS.has(hostname);
  }
}

/** Rejects encoded paths that would lead out of the prefix. */
function isBelow(pathname: string, prefix: string): boolean {
  return pathname.startsWith(prefix) && !/%2e|%2f|%5c|\\/i.test(pathname);
}
