import { useRef, useState, type PointerEvent } from 'react';

/** CSS pixels: less is a tap. */
const FAR = 14;

export interface Dragging {
  readonly card: string;
  readonly x: number;
  readonly y: number;
}

interface DragCard {
  /** The card under the finger, and how far it has come. */
  readonly dragging: Dragging | undefined;
  readonly handlers: (card: string) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
  /** Whether the click that follows a gesture belongs to it. */
  readonly wasDrag: () => boolean;
}

/** Drags a card onto something with `data-drop`. @param onDrop told what it is called */
export function useDragCard(onDrop: (card: string, target: string) => void): DragCard {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const moved = useRef(false);
  const [dragging, setDragging] = useState<Dragging>();
  const end = (): void => {
    start.current = undefined;
    setDragging(undefined);
  };
  return {
    dragging,
    wasDrag: () => {
      const was = moved.current;
      moved.current = false;
      return was;
    },
    handlers: (card) => ({
      onPointerDown: ({ clientX: x, clientY: y, button, currentTarget, pointerId }) => {
        if (button !== 0) return;
        start.current = { x, y };
        moved.current = false;
        // A quick pointer leaves the card before it is a drag.
        currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove: ({ clientX, clientY }) => {
        if (start.current === undefined) return;
        const [x, y] = [clientX - start.current.x, clientY - start.current.y];
        if (!moved.current && Math.hypot(x, y) < FAR) return;
        moved.current = true;
        setDragging({ card, x, y });
      },
      onPointerUp: ({ clientX, clientY }) => {
        const isDrop = start.current !== undefined && moved.current;
        end();
        const target = isDrop ? targetAt(clientX, clientY) : undefined;
        if (target !== undefined) onDrop(card, target);
      },
      onPointerCancel: end,
    }),
  };
}

function targetAt(x: number, y: number): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-drop]')?.dataset.drop;
    if (target !== undefined) return target;
  }
  return undefined;
}
