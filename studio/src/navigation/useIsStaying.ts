import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** @returns whether nobody has left the page, or is just leaving it: to be asked after an answer that took its time */
export function useIsStaying(): () => boolean {
  const { state } = useNavigation();
  const isStaying = useRef(false);
  useEffect(() => {
    isStaying.current = state === 'idle';
    return () => void (isStaying.current = false);
  }, [state]);
  return useCallback(() => isStaying.current, []);
}
