import type { Point } from '@cardwright/renderer';
import { useRef, type PointerEvent, type RefCallback } from 'react';
import type { MovableView } from './MovableView.js';
import { Pinch } from './Pinch.js';
import { useSpaceHeld } from './useSpaceHeld.js';
import { useWheel } from './useWheel.js';

type Handler = (event: PointerEvent<HTMLElement>) => void;

interface PaneGestures {
  readonly ref: RefCallback<HTMLElement>;
  readonly handlers: Readonly<
    Record<'onPointerDownCapture' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', Handler>
  >;
}

/**
 * Moves and zooms what lies in a pane: by the wheel, by two fingers, by dragging what has no gesture of its own (which
 * stops the event), and by dragging anything with the middle button or while Space is held.
 * @param view the same one each time
 * @param onPinch a second finger has come: a gesture of the first one ends without effect
 */
export function usePaneGestures(view: MovableView, onPinch: () => void): PaneGestures {
  const ref = useWheel(view);
  const isSpaceHeld = useSpaceHeld();
  const fingers = useRef(new Map<number, Point>());
  const panning = useRef<number>(undefined);
  const pinch = useRef<Pinch>(undefined);
  const pan: Handler = (event) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    panning.current = event.pointerId;
  };
  const stop: Handler = (event) => {
    fingers.current.delete(event.pointerId);
    panning.current = undefined;
    pinch.current = undefined;
  };
  return {
    ref,
    handlers: {
      onPointerDownCapture: (event) => {
        fingers.current.set(event.pointerId, placeInPane(event));
        const isSecond = fingers.current.size === 2;
        if (event.button !== 1 && !isSpaceHeld.current && !isSecond) return;
        event.preventDefault();
        event.stopPropagation();
        pan(event);
        if (!isSecond) return;
        onPinch();
        pinch.current = new Pinch(view, fingers.current);
      },
      onPointerDown: (event) => {
        if (event.button === 0) pan(event);
      },
      onPointerMove: (event) => {
        const before = fingers.current.get(event.pointerId);
        if (before === undefined) return;
        const at = placeInPane(event);
        fingers.current.set(event.pointerId, at);
        if (pinch.current !== undefined) pinch.current.follow();
        else if (panning.current === event.pointerId) view.panBy(at.x - before.x, at.y - before.y);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };
}

/** A pointer's place in the pane, CSS pixels. */
function placeInPane(event: PointerEvent<HTMLElement>): Point {
  const place = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - place.left, y: event.clientY - place.top };
}
