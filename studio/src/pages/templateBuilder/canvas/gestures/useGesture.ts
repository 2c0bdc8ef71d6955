import type { Point } from '@cardwright/renderer';
import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { viewOf } from '../../../../template/actions/zooming.js';
import { useBuilder } from '../../../../template/builder/BuilderContext.js';
import type { CanvasView } from '../CanvasView.js';
import type { Drag } from './Drag.js';
import { type Feedback, NO_FEEDBACK } from './Feedback.js';
import { PanDrag } from './PanDrag.js';
import { PinchDrag } from './PinchDrag.js';
import { dragFrom, press, type Press, release } from './pressing.js';
import { useLongPress } from './useLongPress.js';

type Gesture =
  | { readonly kind: 'press'; readonly press: Press }
  | { readonly kind: 'drag'; readonly drag: Drag }
  /** Fingers that are still down after a gesture has ended. */
  | { readonly kind: 'over' };

/** How far a press may wander before it is a drag, CSS pixels; fingers are less exact. */
const SLOP = { mouse: 4, touch: 9 };

interface Options {
  readonly view: CanvasView;
  /** Space is held: a drag pans, or keeps the parent. */
  readonly isSpaceHeld: RefObject<boolean>;
  /** The places of all pointers that are down, in the pane. */
  readonly fingers: ReadonlyMap<number, Point>;
  /** A finger has stayed down at a point of the pane. */
  readonly onLongPress: (at: Point) => void;
}

interface GestureControls {
  readonly feedback: Feedback;
  readonly isUnderWay: () => boolean;
  readonly start: (event: PointerEvent, at: Point) => void;
  readonly move: (event: PointerEvent, at: Point) => void;
  readonly end: (event: PointerEvent) => void;
  /** Ends a gesture without effect. */
  readonly cancel: () => void;
}

/** What the pointers on the canvas are doing: a press becomes a drag, a second finger makes it a pinch. */
export function useGesture({ view, isSpaceHeld, fingers, onLongPress }: Options): GestureControls {
  const builder = useBuilder();
  const [feedback, setFeedback] = useState<Feedback>(NO_FEEDBACK);
  const gesture = useRef<Gesture | undefined>(undefined);
  const longPress = useLongPress();

  const settle = (): void => {
    longPress.stop();
    builder.gesture.end();
    gesture.current = fingers.size > 0 ? { kind: 'over' } : undefined;
    setFeedback(NO_FEEDBACK);
  };
  const cancel = (): void => {
    const { current } = gesture;
    if (current?.kind === 'drag') current.drag.cancel();
    settle();
  };
  const begin = (event: PointerEvent, at: Point): Gesture => {
    if (fingers.size > 1) {
      cancel();
      return { kind: 'drag', drag: new PinchDrag(viewOf(builder), fingers) };
    }
    if (isSpaceHeld.current || event.button === 1) return { kind: 'drag', drag: new PanDrag(builder, at) };
    const isTouch = event.pointerType === 'touch';
    const pressed = press(builder, view, at, event, isTouch);
    if (isTouch)
      longPress.start(() => {
        settle();
        onLongPress(at);
      });
    return { kind: 'press', press: pressed };
  };

  return {
    feedback,
    isUnderWay: () => gesture.current !== undefined,
    cancel,
    start(event, at) {
      gesture.current = begin(event, at);
    },
    move(event, at) {
      const { current } = gesture;
      if (current === undefined || current.kind === 'over') return;
      if (current.kind === 'press') {
        const { from, isTouch } = current.press;
        if (Math.hypot(at.x - from.x, at.y - from.y) < (isTouch ? SLOP.touch : SLOP.mouse)) return;
        longPress.stop();
      }
      const drag = current.kind === 'drag' ? current.drag : dragFrom(builder, view, current.press, event);
      gesture.current = { kind: 'drag', drag };
      builder.gesture.begin(cancel);
      setFeedback(drag.moveTo({ at, view, keys: event, isSpaceHeld: isSpaceHeld.current }));
    },
    end(event) {
      const { current } = gesture;
      if (current?.kind === 'press') release(builder, current.press, event);
      if (current?.kind === 'drag') current.drag.end();
      settle();
    },
  };
}
