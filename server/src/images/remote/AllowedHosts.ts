import type { Config } from '../../config.js';

/** `operator`: named by the settings, so it may be in a private network; `public`: must be on the public internet. */
export type Trust = 'operator' | 'public';

/** Photos there never change: another photo has another address. */
const STOCK_HOSTS = new Set(['images.unsplash.com', 'plus.unsplash.com']);
const HOSTED_PREFIX = '/storage/v1/object/public/';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where pictures may be fetched from: the stock photos' hosts, hosted storage, and this machine while developing. */
export class AllowedHosts {
  readonly #hostedOrigin: string | undefined;
  readonly #isDevelopment: boolean;

  constructor({ supabase, publicUrl, host }: Pick<Config, 'supabase' | 'publicUrl' | 'host'>) {
    this.#hostedOrigin = supabase && new URL(supabase.url).origin;
    // Only where nobody but this machine reaches the server.
    this.#isDevelopment = LOOPBACK.has(new URL(publicUrl).hostname) && LOOPBACK.has(host);
  }

  /** @returns undefined where nothing may be fetched from */
  trustOf({ origin, protocol, hostname, port, pathname, username, password }: URL): Trust | undefined {
    if (username !== '' || password !== '') return undefined;
    if (STOCK_HOSTS.has(hostname)) return protocol === 'https:' && port === '' ? 'public' : undefined;
    if (origin === this.#hostedOrigin) return isBelow(pathname, HOSTED_PREFIX) ? 'operator' : undefined;
    if (this.#isDevelopment && LOOPBACK.has(hostname)) return protocol === 'http:' ? 'operator' : undefined;
    return undefined;
  }

  isUnchanging({ hostname }: URL): boolean {
    return STOCK_HOSTS.has(hostname);
  }
}

/** No way up and out again by an encoded path. */
function isBelow(pathname: string, prefix: string): boolean {
  return pathname.startsWith(prefix) && !/%2e|%2f|%5c|\\/i.test(pathname);
}
