import { useEffect, useState } from 'react';

/** Counts how often the connection has come back after a failure. An effect that depends on the number tries again then. */
export function useReconnections(hasFailed: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!hasFailed) return;
    const add = (): void => setCount((before) => before + 1);
    addEventListener('online', add);
    return () => removeEventListener('online', add);
  }, [hasFailed]);
  return count;
}
