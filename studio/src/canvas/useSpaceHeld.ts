import { useEffect, useRef, type RefObject } from 'react';
import { takesText } from '../actions/shortcut.js';

/** Whether Space is held, anywhere but where somebody types or presses a button with it. */
export function useSpaceHeld(): RefObject<boolean> {
  const isHeld = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (event.code !== 'Space' || takesText(event.target)) return;
      const isControl =
        event.target instanceof Element &&
        event.target.closest('button:not([data-space-pans]), a, [role="treeitem"], [role="switch"]') !== null;
      if (event.type === 'keydown' && isControl) return;
      isHeld.current = event.type === 'keydown';
      if (event.type === 'keydown') event.preventDefault();
    };
    addEventListener('keydown', onKey, { signal: stop.signal });
    addEventListener('keyup', onKey, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isHeld;
}
