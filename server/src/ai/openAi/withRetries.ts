import { setTimeout as wait } from 'node:timers/promises';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';

const RETRIED = new Set([408, 409, 429]);

export interface RetryRules {
  /** The number of retries. */
  readonly retries: number;
  /** Milliseconds before the first retry; doubles with each retry. */
  readonly firstDelay: number;
  /** The maximum delay in milliseconds, whatever Retry-After says, because the caller is waiting. */
  readonly longestDelay: number;
}

/**
 * Retries a call on 408, 409, 429, 5xx and broken connections. The client's own retries are off: they obey any
 * Retry-After, even hours, and keep waiting after the caller has left.
 */
export async function withRetries<T>(call: () => Promise<T>, rules: RetryRules, signal: AbortSignal): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= rules.retries || signal.aborted || !isPassing(error)) throw error;
      const delay = askedDelay(error) ?? rules.firstDelay * 2 ** attempt;
      // If the provider asks for a longer wait, give up.
      if (delay > rules.longestDelay) throw error;
      await wait(delay, undefined, { signal });
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof APIConnectionTimeoutError) return false;
  if (error instanceof APIConnectionError) return true;
  if (!(error instanceof APIError) || typeof error.status !== 'number') return false;
  // An exhausted quota is also a 429, but waiting seconds does not help.
  if (error.code === 'insufficient_quota') return false;
  return RETRIED.has(error.status) || error.status >= 500;
}

/** The delay in milliseconds that Retry-After asks for, given as seconds or a date. */
function askedDelay(error: unknown): number | undefined {
  const header = error instanceof APIError ? (error.headers as Headers | undefined)?.get('retry-after') : undefined;
  if (header === undefined || header === null || header === '') return undefined;
  const seconds = Number(header);
  const delay = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(delay) ? undefined : Math.max(0, delay);
}
