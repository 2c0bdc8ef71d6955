import type { Point } from '@cardwright/renderer';
import { useEffect, useRef } from 'react';
import { originOf } from '../../../template/actions/zooming.js';
import { useBuilder, useBuilderSession, useShownScene } from '../../../template/builder/BuilderContext.js';

/** Between the selected part and the edges of what is seen, CSS pixels. */
const GAP = 24;

interface Moved {
  readonly from: Point | undefined;
  readonly to: Point;
}

/**
 * Moves the table so that the open drawer does not cover what is selected, and back when it closes, unless somebody has
 * moved the table since.
 * @param share how much of the window's height the drawer covers, 0 to 1
 */
export function useAboveDrawer(share: number): void {
  const builder = useBuilder();
  const { session } = builder;
  const isOpen = useBuilderSession(({ drawer }) => drawer !== undefined);
  const id = useBuilderSession(({ selectedIds }) => selectedIds[0]);
  const zoom = useBuilderSession((state) => state.zoom);
  const pane = useBuilderSession((state) => state.pane);
  const scene = useShownScene();
  const moved = useRef<Moved>(undefined);
  useEffect(() => {
    const { pan } = session.getState();
    const isOurs = moved.current !== undefined && moved.current.to === pan;
    const from = isOurs ? moved.current?.from : pan;
    moved.current = undefined;
    const rect = scene?.items.find((item) => item.id === id)?.rect;
    const top = document.querySelector('[data-pane]')?.getBoundingClientRect().top;
    if (!isOpen || rect === undefined || top === undefined) {
      if (isOurs) session.setState({ pan: from });
      return;
    }
    const origin = originOf(builder);
    const [upper, lower] = [origin.y + rect.y * zoom, origin.y + (rect.y + rect.height) * zoom];
    const covered = lower + GAP - (innerHeight * (1 - share) - top);
    // A part that is higher than what is seen shows its beginning.
    const by = Math.max(GAP - upper, Math.min(0, -covered));
    if (!isOurs && by >= 0) return;
    const to = by === 0 ? (pan ?? origin) : { x: origin.x, y: origin.y + by };
    moved.current = { from, to };
    session.setState({ pan: to });
  }, [builder, session, isOpen, id, zoom, pane, scene, share]);
}
