import { lookup as lookupHost } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress.js';

/** A URL leads to this machine or into a private network. */
export class PrivateAddressError extends Error {}

export interface OpenOptions {
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  /** Resolves host names; tests pass their own. */
  readonly lookup?: typeof lookupHost;
}

/**
 * Sends a GET request to the public internet. Refuses the addresses of this machine and of private networks, also when a host
 * name resolves to one: it connects to the very address that was checked. Follows no redirects.
 * @throws PrivateAddressError
 */
export async function openPublicUrl(
  url: URL,
  { lookup = lookupHost, ...options }: OpenOptions,
): Promise<IncomingMessage> {
  // Host names are checked when they are resolved; IP addresses are never resolved, so they are checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw refused(host);
  return openUrl(url, { ...options, lookup: publicOnly(lookup) });
}

/** The same without the guard, for addresses that the operator named. */
export async function openUrl(
  url: URL,
  { lookup = lookupHost, ...options }: Omit<OpenOptions, 'lookup'> & { readonly lookup?: LookupFunction },
): Promise<IncomingMessage> {
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  return new Promise((resolve, reject) => {
    request(url, { ...options, lookup, agent: false }, resolve)
      .once('error', reject)
      .end();
  });
}

function publicOnly(lookup: typeof lookupHost): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const found = error ? [] : addresses;
      const isRefused = found.some(({ address }) => !isPublicAddress(address));
      const failure = error ?? (isRefused ? refused(hostname) : null);
      if (failure !== null || options.all === true) return callback(failure, found);
      callback(null, found[0]?.address ?? '', found[0]?.family);
    });
  };
}

function refused(host: string): PrivateAddressError {
  return new PrivateAddressError(`${host} is not a public address.`);
}
