import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whether a key is held with which nothing snaps: Ctrl and ⌘ switch snapping off, and with Shift and Alt, an edge that snaps
 * would spoil the proportions or the centre. Konva does not tell it while it asks for a box.
 */
export function useIsFree(): RefObject<boolean> {
  const isFree = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const read = ({ ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): void => {
      isFree.current = ctrlKey || metaKey || shiftKey || altKey;
    };
    addEventListener('pointermove', read, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isFree;
}
