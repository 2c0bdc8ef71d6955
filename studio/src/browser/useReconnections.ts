import { useEffect, useState } from 'react';

/** How often the connection has come back while something had failed: what lists it as a dependency tries again then. */
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
