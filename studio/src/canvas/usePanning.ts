import { useEffect, useRef, useState, type PointerEvent, type PointerEventHandler, type RefObject } from 'react';

interface Handlers {
  readonly onPointerDownCapture: PointerEventHandler<HTMLElement>;
  readonly onPointerMove: PointerEventHandler<HTMLElement>;
  readonly onPointerUp: PointerEventHandler<HTMLElement>;
  readonly 'data-panning': boolean | undefined;
}

/** Space-drag or the middle button pans a card that is larger than the view. */
export function usePanning(scroller: RefObject<HTMLElement | null>): Handlers {
  const [isReady, setReady] = useState(false);
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (event.code !== 'Space') return;
      const isTaken =
        event.target instanceof Element && event.target.closest('input, textarea, button, select, [role]');
      if (event.type === 'keydown' && !isTaken) {
        event.preventDefault();
        setReady(true);
      } else if (event.type === 'keyup') setReady(false);
    };
    addEventListener('keydown', onKey, { signal: stop.signal });
    addEventListener('keyup', onKey, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return {
    'data-panning': isReady || undefined,
    onPointerDownCapture(event: PointerEvent<HTMLElement>) {
      if (!isReady && event.button !== 1) return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event) {
      if (from.current === undefined) return;
      scroller.current?.scrollBy(from.current.x - event.clientX, from.current.y - event.clientY);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp() {
      from.current = undefined;
    },
  };
}
