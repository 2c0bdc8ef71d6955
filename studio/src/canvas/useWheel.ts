import { useCallback, type RefCallback } from 'react';
import type { MovableView } from './MovableView.js';

/** How much one notch of a wheel zooms. */
const SPEED = 0.0022;

/** The wheel pans; with ⌘ or Ctrl, and on a trackpad by pinching, it zooms at the pointer. @param view the same one each time */
export function useWheel(view: MovableView): RefCallback<HTMLElement> {
  return useCallback(
    (pane: HTMLElement | null) => {
      if (pane === null) return undefined;
      const onWheel = (event: WheelEvent): void => {
        event.preventDefault();
        if (event.ctrlKey || event.metaKey) {
          const place = pane.getBoundingClientRect();
          const at = { x: event.clientX - place.left, y: event.clientY - place.top };
          view.zoomTo(view.zoom() * Math.exp(-event.deltaY * SPEED), at);
        } else if (event.shiftKey) view.panBy(-event.deltaY, 0);
        else view.panBy(-event.deltaX, -event.deltaY);
      };
      // React's own listener cannot keep the page from zooming.
      pane.addEventListener('wheel', onWheel, { passive: false });
      return () => pane.removeEventListener('wheel', onWheel);
    },
    [view],
  );
}
