import { lookup as lookupHost } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { HttpProblem } from '../../errors.js';
import { tooLarge } from '../identifyPicture.js';
import { MAX_OBJECT_BYTES } from '../limits.js';
import type { AllowedHosts } from './AllowedHosts.js';
import { isPublicAddress } from './isPublicAddress.js';

const TIMEOUT_MS = 15_000;

type Lookup = typeof lookupHost;

/** Fetches pictures from allowed hosts only. */
export class RemotePictures {
  /** @param lookup resolves host names; tests pass their own */
  constructor(
    private readonly hosts: AllowedHosts,
    private readonly lookup: Lookup = lookupHost,
  ) {}

  /**
   * Fetches the bytes at a URL. It connects to the very IP address that was checked, and follows no redirects.
   * @throws HttpProblem `forbidden` (not allowed), `not-found`, `too-large`, `upstream`
   */
  async fetch(url: URL, signal: AbortSignal): Promise<Uint8Array> {
    const trust = this.hosts.trustOf(url);
    if (trust === undefined) throw forbidden();
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await this.#request(url, trust === 'public', AbortSignal.any([signal, limit]));
      return await readPicture(response);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof HttpProblem) throw error;
      throw new HttpProblem('upstream', 'The picture could not be fetched.', { cause: error });
    }
  }

  #request(url: URL, onlyPublic: boolean, signal: AbortSignal): Promise<IncomingMessage> {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    // Host names are checked when they are resolved; IP addresses are never resolved, so they are checked here.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (onlyPublic && isIP(host) !== 0 && !isPublicAddress(host)) throw forbidden();
    const headers = { accept: 'image/*', 'user-agent': 'cardwright', via: '1.1 cardwright' };
    const options = { signal, headers, agent: false, lookup: onlyPublic ? this.#lookupPublic : this.lookup };
    return new Promise((resolve, reject) => {
      send(url, options as Parameters<typeof requestHttp>[1], resolve)
        .once('error', reject)
        .end();
    });
  }

  readonly #lookupPublic: LookupFunction = (hostname, options, callback) => {
    this.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const found = error ? [] : addresses;
      const isForbidden = found.some(({ address }) => !isPublicAddress(address));
      const failure = error ?? (isForbidden ? forbidden() : null);
      if (failure !== null || options.all === true) return callback(failure, found);
      callback(null, found[0]?.address ?? '', found[0]?.family);
    });
  };
}

function forbidden(): HttpProblem {
  return new HttpProblem('forbidden', 'Pictures cannot be fetched from this address.');
}

async function readPicture(response: IncomingMessage): Promise<Uint8Array> {
  const { statusCode = 0, headers } = response;
  const refuse = (problem: HttpProblem): never => {
    response.destroy();
    throw problem;
  };
  if (statusCode === 404 || statusCode === 410) refuse(new HttpProblem('not-found', 'The picture does not exist.'));
  if (statusCode !== 200) refuse(new HttpProblem('upstream', `The picture’s server answered ${statusCode}.`));
  if (Number(headers['content-length'] ?? 0) > MAX_OBJECT_BYTES) refuse(tooLarge());
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > MAX_OBJECT_BYTES) refuse(tooLarge());
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
