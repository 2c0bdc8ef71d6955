import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { takesText } from '../../../actions/shortcut.js';
import { enterSelection, selectParent, selectSibling } from '../../../template/actions/editSelection.js';
import { moveByArrow } from '../../../template/actions/moveBy.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';
import type { CanvasView } from './CanvasView.js';

/** An arrow key moves overlays by a tenth of a millimetre. */
const STEP_MM = 0.1;

/** Keys of the canvas: arrows, Enter, Escape, Tab. @param cancel ends a gesture; returns whether there was one */
export function useCanvasKeys(view: CanvasView, cancel: () => boolean): (event: KeyboardEvent) => void {
  const builder = useBuilder();
  return (event) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const isDone =
      moveByArrow(builder, event.key, event.shiftKey, STEP_MM / view.mmPerUnit) ||
      (event.key === 'Enter' && enterSelection(builder)) ||
      (event.key === 'Tab' && selectSibling(builder, event.shiftKey ? -1 : 1));
    if (event.key === 'Escape' && !cancel()) selectParent(builder);
    if (isDone || event.key === 'Escape') event.preventDefault();
  };
}

/** Whether Space is held, anywhere but where somebody types or presses a button with it. */
export function useSpaceHeld(): RefObject<boolean> {
  const isHeld = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.code !== 'Space' || takesText(event.target)) return;
      const isControl =
        event.target instanceof Element &&
        event.target.closest('button, a, [role="treeitem"], [role="switch"]') !== null;
      if (event.type === 'keydown' && isControl) return;
      isHeld.current = event.type === 'keydown';
      if (event.type === 'keydown') event.preventDefault();
    };
    addEventListener('keydown', onKey, { signal: stop.signal });
    addEventListener('keyup', onKey, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isHeld;
}
