import { useEffect, useRef } from 'react';

/** Phones wait this long for a long press of their own. */
const LONG_MS = 500;

/** Tells when a finger has stayed down; whoever starts it stops it when the finger moves or leaves. */
export function useLongPress(): { readonly start: (onLong: () => void) => void; readonly stop: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    stop,
    start(onLong) {
      stop();
      timer.current = setTimeout(onLong, LONG_MS);
    },
  };
}
