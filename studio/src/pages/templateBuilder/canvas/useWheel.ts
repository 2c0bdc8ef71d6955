import { useCallback, useEffect, useRef, type RefCallback } from 'react';
import { zoomTo } from '../../../template/actions/zooming.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';
import type { CanvasView } from './CanvasView.js';

/** How much one notch of a wheel zooms. */
const SPEED = 0.0022;

/** The wheel pans; with ⌘ or Ctrl, and on a trackpad by pinching, it zooms at the pointer. */
export function useWheel(view: CanvasView): RefCallback<HTMLElement> {
  const builder = useBuilder();
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  return useCallback(
    (pane: HTMLElement | null) => {
      if (pane === null) return undefined;
      const onWheel = (event: WheelEvent): void => {
        event.preventDefault();
        const { zoom, origin } = latest.current;
        if (event.ctrlKey || event.metaKey) {
          const place = pane.getBoundingClientRect();
          const at = { x: event.clientX - place.left, y: event.clientY - place.top };
          zoomTo(builder, zoom * Math.exp(-event.deltaY * SPEED), at);
          return;
        }
        const [dx, dy] = event.shiftKey ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
        builder.session.setState({ pan: { x: origin.x - dx, y: origin.y - dy } });
      };
      // React's own listener cannot keep the page from zooming.
      pane.addEventListener('wheel', onWheel, { passive: false });
      return () => pane.removeEventListener('wheel', onWheel);
    },
    [builder],
  );
}
