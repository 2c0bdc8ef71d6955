import { setTimeout as wait } from 'node:timers/promises';
import { CardwrightError } from '@cardwright/renderer';

/** Large decks take a while, but never this long. */
const TIMEOUT_MS = 180_000;
/** Maximum number and length of waits after a 429 response. */
const MOST_WAITS = 5;
const LONGEST_WAIT_S = 120;

export interface Sending {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly signal: AbortSignal;
  /** Called before waiting after a 429 response; without it, the response is returned. */
  readonly onWait?: (line: string) => void;
}

/**
 * Sends a request. Does not follow redirects, because another server must not receive the session.
 * @throws CardwrightError `server.unreachable`; the signal's reason
 */
export async function sendRequest(url: string, sending: Sending): Promise<Response> {
  for (let waits = 0; ; waits += 1) {
    const response = await sendOnce(url, sending);
    const seconds = Number(response.headers.get('retry-after') ?? '5');
    const { onWait, signal } = sending;
    if (response.status !== 429 || onWait === undefined || waits === MOST_WAITS || !(seconds <= LONGEST_WAIT_S))
      return response;
    await response.body?.cancel();
    onWait(`${new URL(url).origin} is busy. Waiting ${seconds} s before trying again.`);
    await wait(seconds * 1000, undefined, { signal });
  }
}

async function sendOnce(url: string, { method = 'GET', headers, body, signal }: Sending): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
      headers: { 'User-Agent': 'cardwright', ...headers },
      // A view may be on shared memory, which `fetch` does not accept.
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
    if (response.status >= 300 && response.status < 400 && response.status !== 304) throw moved(url, response);
    return response;
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof CardwrightError) throw cause;
    throw unreachable(url, timeout.aborted ? `no response within ${TIMEOUT_MS / 1000} s` : reasonOf(cause), cause);
  }
}

function moved(url: string, response: Response): CardwrightError {
  const to = response.headers.get('location') ?? '';
  const origin = URL.canParse(to, url) ? new URL(to, url).origin : to;
  return new CardwrightError('server.unreachable', `${new URL(url).origin} redirects to ${origin}.`, {
    fix: `If that is your server, use --server ${origin}`,
  });
}

export function unreachable(url: string, reason: string, cause?: unknown): CardwrightError {
  return new CardwrightError('server.unreachable', `${new URL(url).origin} cannot be reached: ${reason}.`, {
    fix: 'Start the server with cardwright serve, or choose another one with --server or CARDWRIGHT_SERVER.',
    cause,
  });
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server is listening',
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'its name could not be resolved',
  ECONNRESET: 'the connection was interrupted',
  UND_ERR_SOCKET: 'the connection was interrupted',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
};

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return REASONS[code] ?? (cause instanceof Error && cause.message !== '' ? cause.message : code);
}
