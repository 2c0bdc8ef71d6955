import { CardwrightError } from '../../errors.js';
import { openPublicUrl, PrivateAddressError, readBody } from '../network/index.js';
import { LARGEST_IMAGE_FILE } from './readImageBytes.js';

const MOST_REDIRECTS = 3;
const TIMEOUT_MS = 20_000;

/**
 * Fetches a picture from the public web. Addresses of this machine and of private networks are rejected, even if a name
 * resolves to one or a redirect leads to one: we connect to the address that we checked.
 * @throws CardwrightError `image.unreadable` with a readable reason
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
    if (error instanceof PrivateAddressError) throw refused(error.message, error);
    const reason = limit.aborted
      ? `no response within ${TIMEOUT_MS / 1000} s`
      : error instanceof Error
        ? error.message
        : String(error);
    throw refused(`it could not be fetched: ${reason}.`, error);
  }
}

async function follow(url: URL, signal: AbortSignal, redirects: number): Promise<Uint8Array> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refused(`pictures cannot be fetched by ${url.protocol}`);
  const response = await openPublicUrl(url, { signal, headers: { accept: 'image/*', 'user-agent': 'cardwright' } });
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
  return readBody(response, LARGEST_IMAGE_FILE, () =>
    refused(`it is larger than ${LARGEST_IMAGE_FILE / 1024 / 1024} MB.`),
  );
}

function refused(reason: string, cause?: unknown): CardwrightError {
  return new CardwrightError('image.unreadable', reason, cause === undefined ? {} : { cause });
}
