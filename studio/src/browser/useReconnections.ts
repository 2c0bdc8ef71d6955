import { useEffect, useRef, useState } from 'react';

/** When to try again, milliseconds after a connection is reported: it may not carry anything yet. */
const TRIES_MS = [0, 2_000, 8_000];

/**
 * Counts how often something that has failed should be tried again because the connection has come back. An effect that
 * depends on the number does so.
 */
export function useReconnections(hasFailed: boolean): number {
  const [count, setCount] = useState(0);
  const failed = useRef(hasFailed);
  useEffect(() => {
    failed.current = hasFailed;
  }, [hasFailed]);
  useEffect(() => {
    let timers: readonly number[] = [];
    const stop = (): void => timers.forEach((timer) => clearTimeout(timer));
    const tryAgain = (): void => {
      if (failed.current) setCount((before) => before + 1);
    };
    const onOnline = (): void => {
      stop();
      timers = TRIES_MS.map((ms) => window.setTimeout(tryAgain, ms));
    };
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('online', onOnline);
      stop();
    };
  }, []);
  return count;
}
