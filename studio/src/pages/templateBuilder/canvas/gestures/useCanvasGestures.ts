import type { Point } from '@cardwright/renderer';
import type Konva from 'konva';
import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject, type TouchEvent } from 'react';
import { useBuilder } from '../../../../template/builder/BuilderContext.js';
import { viewOf } from '../../../../template/actions/zooming.js';
import type { CanvasView } from '../CanvasView.js';
import type { Drag } from './Drag.js';
import { type Feedback, NO_FEEDBACK } from './Feedback.js';
import { PanDrag } from './PanDrag.js';
import { PinchDrag } from './PinchDrag.js';
import { dragFrom, enterAt, press, type Press, release } from './pressing.js';
import { useLongPress } from './useLongPress.js';

type Gesture =
  | { readonly kind: 'press'; readonly press: Press }
  | { readonly kind: 'drag'; readonly drag: Drag }
  /** Fingers that are still down after a gesture has ended. */
  | { readonly kind: 'over' };

/** How far a press may wander before it is a drag, CSS pixels; fingers are less exact. */
const SLOP = { mouse: 4, touch: 9 };

interface Options {
  readonly stage: RefObject<Konva.Stage | null>;
  readonly view: CanvasView;
  /** Space is held: a drag pans, or keeps the parent. */
  readonly isSpaceHeld: RefObject<boolean>;
  /** Asks for the menu of what is selected, at a point of the pane. */
  readonly onMenu: (at: Point) => void;
}

/** Selecting, dragging, panning and pinching on the canvas. */
export function useCanvasGestures({ stage, view, isSpaceHeld, onMenu }: Options) {
  const builder = useBuilder();
  const [feedback, setFeedback] = useState<Feedback>(NO_FEEDBACK);
  const gesture = useRef<Gesture | undefined>(undefined);
  const fingers = useRef(new Map<number, Point>());
  const longPress = useLongPress();
  const hasMenu = useRef(false);

  const settle = (): void => {
    longPress.stop();
    gesture.current = fingers.current.size > 0 ? { kind: 'over' } : undefined;
    setFeedback(NO_FEEDBACK);
  };
  const cancel = (): boolean => {
    const { current } = gesture;
    if (current?.kind === 'drag') current.drag.cancel();
    settle();
    return current?.kind === 'drag';
  };
  const start = (event: PointerEvent<HTMLElement>, at: Point): Gesture => {
    if (fingers.current.size > 1) {
      cancel();
      return { kind: 'drag', drag: new PinchDrag(viewOf(builder), fingers.current) };
    }
    if (isSpaceHeld.current || event.button === 1) return { kind: 'drag', drag: new PanDrag(builder, at) };
    const isTouch = event.pointerType === 'touch';
    const pressed = press(builder, view, at, event, isTouch);
    if (isTouch)
      longPress.start(() => {
        settle();
        hasMenu.current = true;
        onMenu(at);
      });
    return { kind: 'press', press: pressed };
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const at = placeInPane(event);
    // The handles of the transformer are Konva's, and the secondary button opens the menu.
    if (event.button > 1 || isHandle(stage.current?.getIntersection(at))) return;
    fingers.current.set(event.pointerId, at);
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    hasMenu.current = false;
    gesture.current = start(event, at);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const at = placeInPane(event);
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, at);
    const { current } = gesture;
    if (current === undefined || current.kind === 'over') return;
    if (current.kind === 'press') {
      const { from, isTouch } = current.press;
      if (Math.hypot(at.x - from.x, at.y - from.y) < (isTouch ? SLOP.touch : SLOP.mouse)) return;
      longPress.stop();
    }
    const drag = current.kind === 'drag' ? current.drag : dragFrom(builder, view, current.press, event);
    gesture.current = { kind: 'drag', drag };
    setFeedback(drag.moveTo({ at, view, keys: event, isSpaceHeld: isSpaceHeld.current }));
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    if (!fingers.current.delete(event.pointerId)) return;
    const { current } = gesture;
    if (current?.kind === 'press') release(builder, current.press, event);
    if (current?.kind === 'drag') current.drag.end();
    settle();
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(event.pointerId);
    cancel();
  };

  return {
    feedback,
    cancel,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      // The tap that browsers make of a touch would close the menu again.
      onTouchEnd: (event: TouchEvent) => hasMenu.current && event.preventDefault(),
      onDoubleClick: (event: MouseEvent<HTMLElement>) => enterAt(builder, view, placeInPane(event)),
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        event.preventDefault();
        // A finger's long press has its own clock, because not every browser reports one.
        if (fingers.current.size > 0 || gesture.current !== undefined) return;
        const at = placeInPane(event);
        const pressed = press(builder, view, at, event, false);
        if (pressed.hitId === undefined) builder.selectParts([]);
        onMenu(at);
      },
    },
  };
}

function isHandle(node: Konva.Node | null | undefined): boolean {
  return node?.getParent()?.getClassName() === 'Transformer';
}

/** A pointer's place in the pane. */
function placeInPane(event: MouseEvent<HTMLElement>): Point {
  const place = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - place.left, y: event.clientY - place.top };
}
