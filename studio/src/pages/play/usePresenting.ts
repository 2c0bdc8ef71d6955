import { useCallback, useEffect, useState } from 'react';

export interface Presenting {
  readonly isPresenting: boolean;
  readonly toggle: () => void;
  readonly leave: () => void;
}

/** The presenter view, on the full screen where the browser has one. Leaving the one leaves the other. */
export function usePresenting(): Presenting {
  const [isPresenting, setPresenting] = useState(false);
  const leave = useCallback((): void => {
    setPresenting(false);
    if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
  }, []);
  useEffect(() => {
    const onChange = (): void => {
      if (document.fullscreenElement === null) setPresenting(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const toggle = (): void => {
    if (isPresenting) return leave();
    setPresenting(true);
    const { documentElement: page } = document;
    // Browsers that have no full screen show the same in their window.
    if ('requestFullscreen' in page) page.requestFullscreen().catch(() => undefined);
  };
  return { isPresenting, toggle, leave };
}
