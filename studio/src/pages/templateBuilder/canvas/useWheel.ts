import { useCallback, type RefCallback } from 'react';
import { panBy, zoomTo } from '../../../template/actions/zooming.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';

/** How much one notch of a wheel zooms. */
const SPEED = 0.0022;

/** The wheel pans; with ⌘ or Ctrl, and on a trackpad by pinching, it zooms at the pointer. */
export function useWheel(): RefCallback<HTMLElement> {
  const builder = useBuilder();
  return useCallback(
    (pane: HTMLElement | null) => {
      if (pane === null) return undefined;
      const onWheel = (event: WheelEvent): void => {
        event.preventDefault();
        if (event.ctrlKey || event.metaKey) {
          const place = pane.getBoundingClientRect();
          const at = { x: event.clientX - place.left, y: event.clientY - place.top };
          zoomTo(builder, builder.session.getState().zoom * Math.exp(-event.deltaY * SPEED), at);
        } else if (event.shiftKey) panBy(builder, -event.deltaY, 0);
        else panBy(builder, -event.deltaX, -event.deltaY);
      };
      // React's own listener cannot keep the page from zooming.
      pane.addEventListener('wheel', onWheel, { passive: false });
      return () => pane.removeEventListener('wheel', onWheel);
    },
    [builder],
  );
}
