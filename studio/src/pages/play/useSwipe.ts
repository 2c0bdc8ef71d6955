import { useRef, type PointerEvent } from 'react';

/** CSS pixels: less is a tap. */
const FAR = 44;

interface Swipe {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  /** Whether the click that follows a gesture belongs to it. */
  readonly wasSwipe: () => boolean;
}

/** Up or to the left goes on, to the right goes back. */
export function useSwipe({ onNext, onBack }: { readonly onNext: () => void; readonly onBack: () => void }): Swipe {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const swiped = useRef(false);
  return {
    onPointerDown: ({ clientX: x, clientY: y }) => {
      start.current = { x, y };
      swiped.current = false;
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (start.current === undefined) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      start.current = undefined;
      swiped.current = Math.max(Math.abs(x), Math.abs(y)) >= FAR;
      if (!swiped.current) return;
      if (Math.abs(x) > Math.abs(y) && x > 0) onBack();
      else if (y < 0 || Math.abs(x) > Math.abs(y)) onNext();
    },
    wasSwipe: () => swiped.current,
  };
}
