import type { Point } from '@cardwright/renderer';
import type Konva from 'konva';
import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject, type TouchEvent } from 'react';
import { useBuilder } from '../../../../template/builder/BuilderContext.js';
import type { CanvasView } from '../CanvasView.js';
import { enterAt, press } from './pressing.js';
import { useGesture } from './useGesture.js';

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
  const [fingers] = useState(() => new Map<number, Point>());
  const hasMenu = useRef(false);
  const onLongPress = (at: Point): void => {
    hasMenu.current = true;
    onMenu(at);
  };
  const gesture = useGesture({ view, isSpaceHeld, fingers, onLongPress });

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const at = placeInPane(event);
    // The handles of the transformer are Konva's, and the secondary button opens the menu.
    if (event.button > 1 || isHandle(stage.current?.getIntersection(at))) return;
    fingers.set(event.pointerId, at);
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    hasMenu.current = false;
    gesture.start(event, at);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const at = placeInPane(event);
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, at);
    gesture.move(event, at);
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    if (fingers.delete(event.pointerId)) gesture.end(event);
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>): void => {
    fingers.delete(event.pointerId);
    gesture.cancel();
  };

  const onContextMenu = (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault();
    // A finger's long press has its own clock, because not every browser reports one.
    if (fingers.size > 0 || gesture.isUnderWay()) return;
    const at = placeInPane(event);
    const pressed = press(builder, view, at, event, false);
    if (pressed.hitId === undefined) builder.selectParts([]);
    onMenu(at);
  };

  return {
    feedback: gesture.feedback,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onContextMenu,
      // The tap that browsers make of a touch would close the menu again.
      onTouchEnd: (event: TouchEvent) => hasMenu.current && event.preventDefault(),
      onDoubleClick: (event: MouseEvent<HTMLElement>) => enterAt(builder, view, placeInPane(event)),
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
