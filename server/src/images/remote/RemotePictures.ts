import { lookup as lookupHost } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { openPublicUrl, openUrl, PrivateAddressError, readBody } from '@cardwright/renderer/network';
import { HttpProblem } from '../../errors.js';
import { tooLarge } from '../tooLarge.js';
import { MAX_OBJECT_BYTES } from '../limits.js';
import type { AllowedHosts } from './AllowedHosts.js';

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
      const response = await this.#open(url, trust === 'public', AbortSignal.any([signal, limit]));
      return await readPicture(response);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof HttpProblem) throw error;
      if (error instanceof PrivateAddressError) throw forbidden();
      throw new HttpProblem('upstream', 'The picture could not be fetched.', { cause: error });
    }
  }

  #open(url: URL, onlyPublic: boolean, signal: AbortSignal): Promise<IncomingMessage> {
    const headers = { accept: 'image/*', 'user-agent': 'cardwright', via: '1.1 cardwright' };
    const open = onlyPublic ? openPublicUrl : openUrl;
    return open(url, { signal, headers, lookup: this.lookup });
  }
}

function forbidden(): HttpProblem {
  return new HttpProblem('forbidden', 'Pictures cannot be fetched from this address.');
}

async function readPicture(response: IncomingMessage): Promise<Uint8Array> {
  const { statusCode = 0 } = response;
  const refuse = (problem: HttpProblem): never => {
    response.destroy();
    throw problem;
  };
  if (statusCode === 404 || statusCode === 410) refuse(new HttpProblem('not-found', 'The picture does not exist.'));
  if (statusCode !== 200) refuse(new HttpProblem('upstream', `The picture’s server answered ${statusCode}.`));
  return readBody(response, MAX_OBJECT_BYTES, tooLarge);
}
