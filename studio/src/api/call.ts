import { FetchError, ofetch } from 'ofetch';
import { accessToken } from '../session/accessToken.js';
import { checkSession } from '../session/checkSession.js';
import { addressOf } from '@cardwright/server/contract/address';
import type { Address, Answer, Input } from '@cardwright/server/contract';
import { ApiError, UNKNOWN, type Fault } from './ApiError.js';
import { fetchWithin } from '../browser/fetchWithin.js';

interface Cancelled {
  readonly signal?: AbortSignal | undefined;
}

/** The input of a call; optional if the call requires nothing. */
type Arguments<A extends Address> =
  Partial<Input<A>> extends Input<A> ? [input?: Input<A> & Cancelled] : [input: Input<A> & Cancelled];

/** The input of any call, as the code below sees it. */
interface Sent extends Cancelled {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
}

// Retries are ofetch's, which match the specification: none for writes, one for reads on 408, 409, 425, 429, 500, 502, 503, 504.
const client = ofetch.create(
  {
    async onRequest({ options }) {
      const token = await accessToken();
      if (token !== undefined) options.headers.set('Authorization', `Bearer ${token}`);
    },
  },
  { fetch: fetchWithin },
);

/**
 * Calls the API as the signed-in person: `call('GET /api/decks/{id}', { params: { id } })`. What goes in and what
 * comes out is the contract's. @throws ApiError
 */
export function call<A extends Address>(address: A, ...input: Arguments<A>): Promise<Answer<A>>;
export async function call(address: Address, { params, signal, ...sent }: Sent = {}): Promise<unknown> {
  const [method = '', path = ''] = address.split(' ');
  try {
    return await client<unknown>(addressOf(path, params), { method, ...sent, ...(signal && { signal }) });
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    // The token may be unexpired and yet belong to a session that was ended on another device.
    if (error.status === 401) void checkSession();
    throw toApiError(error);
  }
}

function toApiError(error: FetchError<unknown>): ApiError {
  const status = error.status ?? 0;
  if (status === 0) return new ApiError(0, whyUnreachable(), 'unreachable');
  const problem: Readonly<Record<string, unknown>> = isRecord(error.data) ? error.data : {};
  const { type, title, detail, errors } = problem;
  const message = [detail, title].find((text): text is string => typeof text === 'string') ?? `Error ${status}`;
  const code = typeof type === 'string' ? (type.split('/').at(-1) ?? type) : UNKNOWN;
  const faults = Array.isArray(errors) ? errors.filter(isFault) : [];
  const seconds = Number(error.response?.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(status, message, code, faults, problem, Number.isFinite(seconds) ? seconds : undefined);
}

/** The connection is blamed only if the browser knows that there is none. */
function whyUnreachable(): string {
  return navigator.onLine
    ? 'The server is not responding. Try again in a moment.'
    : 'You are offline. Check your connection.';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFault(value: unknown): value is Fault {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';
}
