const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;

/**
 * Calls back once the server answers again. It asks at growing intervals, and at once when the connection comes back or
 * somebody returns to the window. A server that answers from the start has not been away: nothing is called.
 * @returns a function that stops it
 */
export function whenServerReturns(goOn: () => void): () => void {
  let wait = FIRST_MS;
  let wasAway = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new AbortController();
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    const isBack = await answers(over.signal);
    if (over.signal.aborted) return;
    if (isBack) {
      over.abort();
      if (wasAway) goOn();
      return;
    }
    wasAway = true;
    clearTimeout(timer);
    timer = setTimeout(askNow, wait);
    wait = Math.min(2 * wait, LONGEST_MS);
  };
  const askNow = (): void => void ask();
  addEventListener('online', askNow, { signal: over.signal });
  addEventListener('focus', askNow, { signal: over.signal });
  askNow();
  return () => {
    over.abort();
    clearTimeout(timer);
  };
}

/** Whether the server and its database respond. */
async function answers(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
