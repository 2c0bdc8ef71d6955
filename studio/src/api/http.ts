import { FetchError, ofetch, type FetchOptions } from 'ofetch';
import { accessToken } from '../session/accessToken.js';
import { checkSession } from '../session/checkSession.js';
import { ApiError, type Fault } from './ApiError.js';

type Options = Pick<FetchOptions<'json'>, 'query' | 'signal' | 'headers' | 'retry' | 'timeout'>;

// Retries are ofetch's, which match the specification: none for writes, one for reads on 408, 409, 425, 429, 500, 502, 503, 504.
const client = ofetch.create({
  async onRequest({ options }) {
    const token = await accessToken();
    if (token !== undefined) options.headers.set('Authorization', `Bearer ${token}`);
  },
});

/** API calls as the signed-in person. Each throws ApiError. Paths begin with `/api/`. */
export const http = {
  get: <T>(path: string, options: Options = {}): Promise<T> => send<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options: Options = {}): Promise<T> => send<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options: Options = {}): Promise<T> => send<T>('PUT', path, body, options),
  patch: <T>(path: string, body?: unknown, options: Options = {}): Promise<T> => send<T>('PATCH', path, body, options),
  delete: <T = void>(path: string, options: Options = {}, body?: unknown): Promise<T> =>
    send<T>('DELETE', path, body, options),
};

async function send<T>(method: string, path: string, body: unknown, options: Options): Promise<T> {
  try {
    return await client<T>(path, { ...options, method, ...(body !== undefined && { body: body as object }) });
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    // The token may be unexpired and yet belong to a session that was ended on another device.
    if (error.status === 401) void checkSession();
    throw toApiError(error);
  }
}

function toApiError(error: FetchError<unknown>): ApiError {
  const status = error.status ?? 0;
  if (status === 0) return new ApiError(0, 'The server cannot be reached. Check your connection.', 'unreachable');
  const problem = (typeof error.data === 'object' && error.data !== null ? error.data : {}) as Record<string, unknown>;
  const { type, title, detail, errors } = problem;
  const message = [detail, title].find((text): text is string => typeof text === 'string') ?? `Error ${status}`;
  const code = typeof type === 'string' ? (type.split('/').at(-1) ?? type) : 'unknown';
  return new ApiError(status, message, code, Array.isArray(errors) ? (errors as Fault[]) : [], problem);
}
