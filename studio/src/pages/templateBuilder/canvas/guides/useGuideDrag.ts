import type { Scene, TemplateGuide } from '@cardwright/renderer';
import type { PointerEvent } from 'react';
import { useBuilder } from '../../../../template/builder/BuilderContext.js';
import { removeGuides } from '../../../../template/document/commands/guides.js';
import { type CanvasView, inMm } from '../CanvasView.js';
import { type Feedback, NO_FEEDBACK } from '../gestures/Feedback.js';
import { useHandleDrag } from '../gestures/useHandleDrag.js';
import { RULER } from '../Rulers.js';
import { GuideDrag } from './GuideDrag.js';

interface Options {
  readonly scene: Scene;
  readonly view: CanvasView;
  readonly direction: TemplateGuide['direction'];
  /** The id of the guide that is dragged; without it, a new one comes out of a ruler. */
  readonly id?: string;
  readonly onFeedback: (feedback: Feedback) => void;
}

/** Pointer handlers of a guide or a ruler. A guide that is dropped on its ruler is removed. */
export function useGuideDrag({ scene, view, direction, id, onFeedback }: Options) {
  const builder = useBuilder();
  const drag = useHandleDrag<GuideDrag>();
  /** From the pane's left or top, CSS pixels. */
  const placeOf = (event: PointerEvent<HTMLElement>): number => {
    const pane = event.currentTarget.closest('[data-pane]')?.getBoundingClientRect();
    return direction === 'vertical' ? event.clientX - (pane?.left ?? 0) : event.clientY - (pane?.top ?? 0);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation();
      if (event.button !== 0 || builder.isReadOnly) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.begin(new GuideDrag(builder, scene, view, direction, id), () => onFeedback(NO_FEEDBACK));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const place = placeOf(event);
      if (drag.current === undefined || (id === undefined && place < RULER)) return;
      const from = direction === 'vertical' ? view.origin.x : view.origin.y;
      const at = drag.current.moveTo((place - from) / view.zoom, view.zoom, event.ctrlKey || event.metaKey);
      const side = direction === 'vertical' ? 'left' : 'top';
      const hint = place < RULER ? 'Drop to remove the guide' : `${inMm(at, view)} mm from the ${side}`;
      onFeedback({ guides: [], hint });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (drag.current === undefined) return;
      if (placeOf(event) >= RULER) return drag.end();
      drag.cancel();
      if (id !== undefined) builder.change('remove guide', removeGuides([id]));
    },
    onPointerCancel: () => drag.cancel(),
  };
}
