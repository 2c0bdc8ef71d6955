import type { BannerPart, Point, Rect } from '@cardwright/renderer';
import { useRef, type PointerEvent } from 'react';
import type { ShownSize } from '../../../banners/sizes.js';
import { ALL_SIDES, type Guide, type SnapSides } from '../../../canvas/geometry/snapping.js';
import { distancesWithin } from '../../../canvas/geometry/distancesWithin.js';
import { useEditor } from '../BannerContext.js';
import { bannerMagnets, dragPart, type Taken } from './putPart.js';
import { usePutPart } from './usePutPart.js';

interface Drag extends Taken {
  readonly from: Point;
  readonly gesture: string;
}

/** How near something attracts, and how far a press may wander before it is a drag; CSS pixels. */
const [REACH, SLOP] = [6, 3];

interface Options {
  readonly part: BannerPart;
  readonly size: ShownSize;
  /** Pixels of the banner. */
  readonly rect: Rect | undefined;
  readonly others: readonly Rect[];
  /** What the part snapped to, and how far it is from the edges. */
  readonly onGuides: (guides: readonly Guide[]) => void;
}

/** Moves a part by dragging it, and resizes it by its handles; a drag is one step of the history. */
export function usePartDrag({ part, size, rect, others, onGuides }: Options) {
  const { store, view } = useEditor();
  const put = usePutPart(part, size);
  const drag = useRef<Drag>(undefined);
  const settle = (): void => {
    drag.current = undefined;
    store.endGesture();
    onGuides([]);
  };
  return {
    start: (event: PointerEvent<HTMLElement>, sides: SnapSides = ALL_SIDES): void => {
      if (event.button !== 0 || rect === undefined) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      view.setState({ part });
      store.beginGesture();
      drag.current = {
        rect,
        sides,
        magnets: bannerMagnets(size, others),
        from: { x: event.clientX, y: event.clientY },
        gesture: crypto.randomUUID(),
      };
    },
    move: (event: PointerEvent<HTMLElement>): void => {
      const { current } = drag;
      if (current === undefined) return;
      const [dx, dy] = [event.clientX - current.from.x, event.clientY - current.from.y];
      const hasMoved = store.getState().history.past.at(-1)?.gesture === current.gesture;
      if (!hasMoved && Math.hypot(dx, dy) < SLOP) return;
      const zoom = view.zoom();
      const isSnapping = view.getState().isSnapping && !event.ctrlKey && !event.metaKey;
      const way = { x: dx / zoom, y: dy / zoom };
      const { rect: next, guides } = dragPart(current, way, size, isSnapping ? REACH / zoom : 0);
      const isMove = current.sides === ALL_SIDES;
      put(next, isMove ? 'move' : 'resize', current.gesture);
      onGuides([...guides, ...distancesWithin(next, { x: 0, y: 0, width: size.width, height: size.height })]);
    },
    end: settle,
    /** Takes the drag back. @returns whether there was one */
    cancel: (): boolean => {
      const { current } = drag;
      if (current === undefined) return false;
      if (store.getState().history.past.at(-1)?.gesture === current.gesture) store.undo();
      settle();
      return true;
    },
  };
}
