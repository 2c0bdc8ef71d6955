import { useEffect, useEffectEvent } from 'react';
import { whenServerReturns } from './whenServerReturns.js';

/** Goes on by itself once a server that was away answers again. @param isRetrying somebody is trying already */
export function useServerReturn(onReturn: () => void, isRetrying = false): void {
  const goOn = useEffectEvent(onReturn);
  useEffect(() => (isRetrying ? undefined : whenServerReturns(() => goOn())), [isRetrying]);
}
