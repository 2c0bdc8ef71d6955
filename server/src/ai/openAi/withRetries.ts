import { setTimeout as wait } from 'node:timers/promises';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';

const RETRIED = new Set([408, 409, 429]);

export interface RetryRules {
  /** Attempts after the first. */
  readonly retries: number;
  /** Milliseconds before the first retry; doubled for each further one. */
  readonly firstDelay: number;
  /** Milliseconds at most, whatever Retry-After says: whoever asked is waiting. */
  readonly longestDelay: number;
}

/**
 * Tries a call again on 408, 409, 429, 5xx and broken connections. Not the client's own retries: those follow any
 * Retry-After, for hours, and sleep on when the caller has left.
 */
export async function withRetries<T>(call: () => Promise<T>, rules: RetryRules, signal: AbortSignal): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= rules.retries || signal.aborted || !isPassing(error)) throw error;
      const delay = askedDelay(error) ?? rules.firstDelay * 2 ** attempt;
      // A longer wait than that is an answer: not now.
      if (delay > rules.longestDelay) throw error;
      await wait(delay, undefined, { signal });
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof APIConnectionTimeoutError) return false;
  if (error instanceof APIConnectionError) return true;
  if (!(error instanceof APIError) || typeof error.status !== 'number') return false;
  // Used-up quotas are told with 429 too, but do not pass in seconds.
  if (error.code === 'insufficient_quota') return false;
  return RETRIED.has(error.status) || error.status >= 500;
}

/** Milliseconds that the provider asks for: seconds, or a date. */
function askedDelay(error: unknown): number | undefined {
  const header = error instanceof APIError ? (error.headers as Headers | undefined)?.get('retry-after') : undefined;
  if (header === undefined || header === null || header === '') return undefined;
  const seconds = Number(header);
  const delay = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(delay) ? undefined : Math.max(0, delay);
}
