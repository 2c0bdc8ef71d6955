import type { Point } from '@cardwright/renderer';
import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import type Konva from 'konva';
import { enterSelection } from '../../../../template/actions/editSelection.js';
import { zoomTo } from '../../../../template/actions/zooming.js';
import { useBuilder } from '../../../../template/builder/BuilderContext.js';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import { toggle } from '../../../../template/builder/selecting.js';
import { isAbsolute } from '../../../../template/document/overlayFrame.js';
import { partsOf } from '../../../../template/document/parts.js';
import { pick, pickWithin } from '../../../../template/geometry/picking.js';
import { between } from '../../../../template/geometry/rects.js';
import { selectedItems } from '../../../../template/actions/selected.js';
import { type CanvasView, toFace } from '../CanvasView.js';
import { type Feedback, NO_FEEDBACK } from './Feedback.js';
import { FlowMove } from './FlowMove.js';
import { OverlayMove } from './OverlayMove.js';

type Gesture =
  | { readonly kind: 'press'; readonly from: Point; readonly hitId: string | undefined }
  | { readonly kind: 'marquee'; readonly from: Point; readonly before: readonly string[] }
  | { readonly kind: 'overlays'; readonly from: Point; readonly move: OverlayMove }
  | { readonly kind: 'flow'; readonly move: FlowMove }
  | { readonly kind: 'pan'; readonly last: Point }
  | { readonly kind: 'pinch'; readonly distance: number; readonly zoom: number };

/** How far a press may wander before it is a drag, CSS pixels. */
const SLOP = 4;

interface Options {
  readonly stage: RefObject<Konva.Stage | null>;
  readonly view: CanvasView;
  /** Space is held: a drag pans, or keeps the parent. */
  readonly isSpaceHeld: RefObject<boolean>;
}

/** Selecting, dragging, panning and pinching on the canvas. */
export function useCanvasGestures({ stage, view, isSpaceHeld }: Options) {
  const builder = useBuilder();
  const [feedback, setFeedback] = useState<Feedback>(NO_FEEDBACK);
  const gesture = useRef<Gesture | undefined>(undefined);
  const fingers = useRef(new Map<number, Point>());

  const finish = (): void => {
    gesture.current = undefined;
    setFeedback(NO_FEEDBACK);
  };
  const cancel = (): boolean => {
    const { current } = gesture;
    if (current?.kind === 'overlays') current.move.cancel();
    finish();
    return current !== undefined && current.kind !== 'press';
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const at = pointIn(event);
    // The handles of the transformer are Konva's.
    if (isHandle(stage.current?.getIntersection(at))) return;
    fingers.current.set(event.pointerId, at);
    if (event.button > 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    if (fingers.current.size === 2) gesture.current = startPinch(fingers.current, builder);
    else if (isSpaceHeld.current || event.button === 1) gesture.current = { kind: 'pan', last: at };
    else gesture.current = { kind: 'press', from: at, hitId: press(builder, view, at, event) };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const at = pointIn(event);
    if (fingers.current.has(event.pointerId)) fingers.current.set(event.pointerId, at);
    const { current } = gesture;
    if (current === undefined) return;
    if (current.kind === 'press') {
      if (Math.hypot(at.x - current.from.x, at.y - current.from.y) < SLOP) return;
      gesture.current = startDrag(builder, view, current, event.pointerType === 'touch');
      return;
    }
    const next = proceed({
      builder,
      view,
      current,
      at,
      event,
      fingers: fingers.current,
      keepsParent: isSpaceHeld.current,
    });
    if (next.gesture !== undefined) gesture.current = next.gesture;
    if (next.feedback !== undefined) setFeedback(next.feedback);
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(event.pointerId);
    const { current } = gesture;
    if (current?.kind === 'press') release(builder, current, event);
    if (current?.kind === 'overlays' || current?.kind === 'flow') current.move.end();
    finish();
  };

  const onDoubleClick = (): void => {
    const [item] = selectedItems(builder);
    if (item?.kind === 'text' || item?.kind === 'markdown') builder.session.setState({ writingId: item.id });
    else if (item?.children !== undefined) enterSelection(builder);
  };

  return {
    feedback,
    cancel,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: cancel, onDoubleClick },
  };
}

function isHandle(node: Konva.Node | null | undefined): boolean {
  return node?.getParent()?.getClassName() === 'Transformer';
}

/** A pointer's place in the pane. */
function pointIn(event: PointerEvent<HTMLElement>): Point {
  const place = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - place.left, y: event.clientY - place.top };
}

/** Selects what is under the pointer, unless it is selected already. @returns it */
function press(builder: Builder, view: CanvasView, at: Point, event: PointerEvent): string | undefined {
  const { scene } = builder.shown.getState();
  const { session, store } = builder;
  if (scene === undefined) return undefined;
  const parts = partsOf(store.getState().document.json_config);
  const { enteredId, selectedIds } = session.getState();
  const isDeep = event.ctrlKey || event.metaKey;
  const id = pick(scene, parts, toFace(view, at), { enteredId, isDeep });
  if (id === undefined) return undefined;
  if (enteredId !== undefined && parts.get(id)?.parentId !== enteredId) session.setState({ enteredId: undefined });
  if (event.shiftKey) session.setState(toggle(session.getState(), id));
  else if (!selectedIds.includes(id)) builder.selectParts([id]);
  return id;
}

/** A press that was no drag: of several, only what was pressed stays selected; beside the face, nothing. */
function release(builder: Builder, { hitId }: { readonly hitId: string | undefined }, event: PointerEvent): void {
  if (event.shiftKey || event.button !== 0) return;
  builder.selectParts(hitId === undefined ? [] : [hitId]);
  if (hitId === undefined) builder.session.setState({ enteredId: undefined });
}

function startDrag(
  builder: Builder,
  view: CanvasView,
  { from, hitId }: { readonly from: Point; readonly hitId: string | undefined },
  isTouch: boolean,
): Gesture {
  const { scene } = builder.shown.getState();
  const { selectedIds } = builder.session.getState();
  const parts = partsOf(builder.store.getState().document.json_config);
  const item = parts.get(hitId ?? '')?.item;
  if (scene !== undefined && item !== undefined && !builder.isReadOnly)
    return isAbsolute(item)
      ? { kind: 'overlays', from: toFace(view, from), move: new OverlayMove(builder, scene, view) }
      : { kind: 'flow', move: new FlowMove(builder, scene) };
  // A finger beside the items moves the paper.
  if (isTouch) return { kind: 'pan', last: from };
  return { kind: 'marquee', from: toFace(view, from), before: hitId === undefined ? selectedIds : [] };
}

interface Proceeding {
  readonly builder: Builder;
  readonly view: CanvasView;
  readonly current: Exclude<Gesture, { kind: 'press' }>;
  readonly at: Point;
  readonly event: PointerEvent;
  readonly fingers: ReadonlyMap<number, Point>;
  readonly keepsParent: boolean;
}

function proceed({ builder, view, current, at, event, fingers, keepsParent }: Proceeding): {
  gesture?: Gesture;
  feedback?: Feedback;
} {
  const point = toFace(view, at);
  switch (current.kind) {
    case 'overlays':
      return {
        feedback: current.move.moveTo({ x: point.x - current.from.x, y: point.y - current.from.y }, view, event),
      };
    case 'flow':
      return { feedback: current.move.moveTo(point, keepsParent) };
    case 'pan':
      builder.session.setState({
        pan: { x: view.origin.x + at.x - current.last.x, y: view.origin.y + at.y - current.last.y },
      });
      return { gesture: { kind: 'pan', last: at } };
    case 'pinch': {
      const { distance, middle } = spanOf(fingers);
      zoomTo(builder, (current.zoom * distance) / current.distance, middle);
      return {};
    }
    case 'marquee':
      return { feedback: selectWithin(builder, current, point, event) };
  }
}

function selectWithin(
  builder: Builder,
  { from, before }: { readonly from: Point; readonly before: readonly string[] },
  to: Point,
  event: PointerEvent,
): Feedback {
  const { scene } = builder.shown.getState();
  const marquee = between(from, to);
  if (scene === undefined) return NO_FEEDBACK;
  const parts = partsOf(builder.store.getState().document.json_config);
  const { enteredId } = builder.session.getState();
  const ids = pickWithin(scene, parts, marquee, { enteredId, isWhole: event.altKey });
  builder.selectParts(event.shiftKey ? [...new Set([...before, ...ids])] : ids);
  return { guides: [], marquee };
}

function startPinch(fingers: ReadonlyMap<number, Point>, { session }: Builder): Gesture {
  return { kind: 'pinch', distance: spanOf(fingers).distance, zoom: session.getState().zoom };
}

function spanOf(fingers: ReadonlyMap<number, Point>): { distance: number; middle: Point } {
  const [one = { x: 0, y: 0 }, other = one] = [...fingers.values()];
  return {
    distance: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}
