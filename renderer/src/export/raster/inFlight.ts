/**
 * Results of `work` in the order of the items, with at most `limit` in progress. The next one starts when the consumer
 * takes a result, so memory stays bounded. The first error stops everything and is thrown.
 */
export async function* inFlight<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  limit: number,
  signal: AbortSignal | undefined,
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
): AsyncGenerator<Result, void, void> {
  const stop = new AbortController();
  const combined = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const running: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      combined.throwIfAborted();
      const result = work(item, combined);
      // Errors are thrown when it is the result's turn; until then they must not count as unhandled.
      result.catch(() => undefined);
      running.push(result);
      if (running.length >= limit) yield await (running.shift() as Promise<Result>);
    }
    for (let next = running.shift(); next; next = running.shift()) yield await next;
  } finally {
    stop.abort(new DOMException('The results are no longer wanted', 'AbortError'));
    await Promise.allSettled(running);
  }
}
