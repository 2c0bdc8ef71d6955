import { ApiError } from '../api/ApiError.js';

/** Worked on at once. */
const AT_ONCE = 3;

export interface BatchFailure<Key> {
  readonly id: Key;
  /** The reason, for people; 'API error' if none is known. */
  readonly reason: string;
}

export interface BatchResult<Key, Value> {
  readonly found: ReadonlyMap<Key, Value>;
  /** Entries that were not reached before the batch was stopped are not among them. */
  readonly failures: readonly BatchFailure<Key>[];
  /** Why the rest was not tried, unless the batch was cancelled: no session, no server. */
  readonly stopped?: unknown;
}

interface BatchOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/**
 * Does the same for many entries, some at once. What succeeded is kept, however the batch ends. Never rejects.
 * @param work its signal also ends once nothing else can succeed
 */
export async function inBatch<Key, Value>(
  ids: readonly Key[],
  work: (id: Key, signal: AbortSignal) => Promise<Value>,
  { signal, onProgress }: BatchOptions,
): Promise<BatchResult<Key, Value>> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  // Calls, because the linter takes a property that was read once for constant.
  const isStopped = (): boolean => either.aborted;
  const isCancelled = (): boolean => signal.aborted;
  const found = new Map<Key, Value>();
  const failures: BatchFailure<Key>[] = [];
  const waiting = ids.values();
  const takeTurns = async (): Promise<void> => {
    for (const id of waiting) {
      if (isStopped()) return;
      try {
        const value = await work(id, either);
        if (isCancelled()) return;
        found.set(id, value);
      } catch (error) {
        if (isStopped()) return;
        if (isHopeless(error)) return stop.abort(error);
        failures.push({ id, reason: error instanceof Error && error.message !== '' ? error.message : 'API error' });
      }
      onProgress(found.size + failures.length);
    }
  };
  // Cancelling waits for no one: what is under way may take as long as it likes, and is left out.
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, takeTurns)), abortOf(signal)]);
  return { found, failures, ...(stop.signal.aborted && { stopped: stop.signal.reason as unknown }) };
}

function abortOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Whether all other entries would fail in the same way. */
function isHopeless(error: unknown): boolean {
  return error instanceof ApiError && (error.isUnreachable || [401, 403, 501].includes(error.status));
}
