import { lookup as lookupHost } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { CardwrightError } from '../../errors.js';
import { LARGEST_IMAGE_FILE } from './readImageBytes.js';

const MOST_REDIRECTS = 3;
const TIMEOUT_MS = 20_000;

/**
 * Bytes of a picture on the public web. Addresses of this machine and of private networks are refused, also when a name
 * resolves to one or a redirect leads to one: the address that was checked is the one connected to.
 * @throws CardwrightError `image.unreadable` with a reason for people
 */
export async function fetchPublicImage(
  url: string,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Uint8Array> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const combined = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    return await follow(new URL(url), combined, MOST_REDIRECTS);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof CardwrightError) throw error;
    const reason = limit.aborted
      ? `no answer within ${TIMEOUT_MS / 1000} s`
      : error instanceof Error
        ? error.message
        : String(error);
    throw refused(`it could not be fetched: ${reason}.`, error);
  }
}

async function follow(url: URL, signal: AbortSignal, redirects: number): Promise<Uint8Array> {
  const response = await request(url, signal);
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
    response.destroy();
    if (redirects === 0) throw refused(`its address redirects more than ${MOST_REDIRECTS} times.`);
    return follow(new URL(headers.location, url), signal, redirects - 1);
  }
  if (statusCode !== 200) {
    response.destroy();
    throw refused(`the server answered ${statusCode}.`);
  }
  return collect(response);
}

function request(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refused(`pictures are not fetched by ${url.protocol}`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Names are checked when they are resolved, literal addresses are not resolved.
  if (isIP(host) !== 0 && isPrivate(host)) throw refused(`${host} is not a public address.`);
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const headers = { accept: 'image/*', 'user-agent': 'cardwright' };
  return new Promise((resolve, reject) => {
    get(url, { signal, headers, lookup: lookupPublic, agent: false }, resolve).once('error', reject);
  });
}

const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookupHost(hostname, { ...options, all: true }, (error, addresses) => {
    const found = error ? [] : addresses;
    const forbidden = found.find(({ address }) => isPrivate(address));
    const failure = error ?? (forbidden ? refused(`${hostname} is not a public address.`) : null);
    if (failure || options.all) return callback(failure, found);
    callback(null, found[0]?.address ?? '', found[0]?.family);
  });
};

async function collect(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += (chunk as Buffer).length;
    if (size > LARGEST_IMAGE_FILE) {
      response.destroy();
      throw refused(`it has more than ${LARGEST_IMAGE_FILE / 1024 / 1024} MB.`);
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/**
 * Everything that IANA's special-purpose registries do not call global (RFC 6890 and its updates). An IPv4 address written
 * as an IPv6 one is judged as IPv4 by the list itself.
 */
export function isPrivate(address: string): boolean {
  return SPECIAL.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const SPECIAL = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [network = '', prefix] = range.split('/');
  SPECIAL.addSubnet(network, Number(prefix), 'ipv4');
}
for (const range of [
  '::/128',
  '::1/128',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]) {
  const [network = '', prefix] = range.split('/');
  SPECIAL.addSubnet(network, Number(prefix), 'ipv6');
}

function refused(reason: string, cause?: unknown): CardwrightError {
  return new CardwrightError('image.unreadable', reason, cause === undefined ? {} : { cause });
}
