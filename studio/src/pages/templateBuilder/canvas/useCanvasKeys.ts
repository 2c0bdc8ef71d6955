import type { KeyboardEvent } from 'react';
import { type HelpKeys, useHelpKeys } from '../../../actions/helpKeys.js';
import { writeSelection } from '../../../template/actions/editSelection.js';
import { enterSelection, selectAllByKey, selectParent, selectSibling } from '../../../template/actions/selectNear.js';
import { moveByArrow } from '../../../template/actions/moveBy.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';
import type { CanvasView } from './CanvasView.js';

/** An arrow key moves items that have a place of their own by a tenth of a millimetre. */
const STEP_MM = 0.1;

const KEYS: HelpKeys = {
  section: 'On the canvas',
  rows: {
    'Move by 0.1 mm, or along the flow': ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
    'Move by 1 mm, or to the end': ['shift+ArrowRight'],
    'Select the next item, or the one before': ['Tab', 'shift+Tab'],
    'Select what is inside, or write the text': ['Enter'],
    'Select the parent': ['Escape'],
    'Select everything beside the selection': ['mod+A'],
  },
};

/** Keys of the canvas: arrows, Enter, Escape, Tab. */
export function useCanvasKeys(view: CanvasView): (event: KeyboardEvent) => void {
  const builder = useBuilder();
  useHelpKeys(KEYS);
  return (event) => {
    if (event.target !== event.currentTarget) return;
    if (selectAllByKey(builder, event)) event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isDone =
      moveByArrow(builder, event.key, event.shiftKey, STEP_MM / view.mmPerUnit) ||
      (event.key === 'Enter' && (enterSelection(builder) || writeSelection(builder))) ||
      (event.key === 'Tab' && selectSibling(builder, event.shiftKey ? -1 : 1));
    if (event.key === 'Escape') selectParent(builder);
    if (isDone || event.key === 'Escape') event.preventDefault();
  };
}
