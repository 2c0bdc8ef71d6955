import { CopyPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { Kbd } from '../../../../components/Kbd.js';
import { duplicateSelection } from '../../../../deck/actions/duplicateSelection.js';
import { stepThroughCards } from '../../../../deck/actions/stepThroughCards.js';
import { useEditor } from '../../../../deck/editor/EditorContext.js';
import classes from './Inspector.module.css';

/** What comes after a card is done. */
export function InspectorFooter(): ReactElement {
  const editor = useEditor();
  return (
    <div className={classes.foot}>
      <button type="button" className={classes.footAction} onClick={() => duplicateSelection(editor)}>
        <CopyPlus size={16} aria-hidden />
        Duplicate card
      </button>
      <button type="button" className={classes.footAction} onClick={() => stepThroughCards(editor, 1)}>
        Next card <Kbd shortcut="mod+ArrowDown" />
      </button>
    </div>
  );
}
