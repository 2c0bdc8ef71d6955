import type { KeyboardEvent } from 'react';
import { type HelpKey, keyFor, useHelpKeys } from '../../../actions/helpKeys.js';
import { writeSelection } from '../../../template/actions/editSelection.js';
import { enterSelection, selectAllByKey, selectParent, selectSibling } from '../../../template/actions/selectNear.js';
import { moveByArrow } from '../../../template/actions/moveBy.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';
import type { CanvasView } from './CanvasView.js';

/** An arrow key moves items that have a place of their own by a tenth of a millimetre. */
const STEP_MM = 0.1;

const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'];

interface CanvasKey extends HelpKey {
  /** @returns whether the key meant anything */
  readonly run: (event: KeyboardEvent) => boolean;
}

/** Keys of the canvas: arrows, Enter, Escape, Tab. */
export function useCanvasKeys(view: CanvasView): (event: KeyboardEvent) => void {
  const builder = useBuilder();
  const move: CanvasKey['run'] = ({ key, shiftKey }) => moveByArrow(builder, key, shiftKey, STEP_MM / view.mmPerUnit);
  const keys = useHelpKeys<CanvasKey>('On the canvas', [
    { label: 'Move by 0.1 mm, or along the flow', shortcuts: ARROWS, run: move },
    { label: 'Move by 1 mm, or to the end', shortcuts: ARROWS.map((arrow) => `shift+${arrow}`), run: move },
    {
      label: 'Select the next item, or the one before',
      shortcuts: ['Tab', 'shift+Tab'],
      run: ({ shiftKey }) => selectSibling(builder, shiftKey ? -1 : 1),
    },
    {
      label: 'Select what is inside, or write the text',
      shortcuts: ['Enter'],
      run: () => enterSelection(builder) || writeSelection(builder),
    },
    {
      label: 'Select the parent',
      shortcuts: ['Escape'],
      run: () => {
        selectParent(builder);
        return true;
      },
    },
    {
      label: 'Select everything beside the selection',
      shortcuts: ['mod+A'],
      run: (event) => selectAllByKey(builder, event),
    },
  ]);
  return (event) => {
    if (event.target !== event.currentTarget) return;
    if (keyFor(event, keys.current)?.run(event) === true) event.preventDefault();
  };
}
