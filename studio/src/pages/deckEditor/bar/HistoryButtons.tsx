import type { ReactElement } from 'react';
import { useDeckState, useEditorActions } from '../../../deck/editor/EditorContext.js';
import { StepButtons } from '../../../actions/StepButtons.js';
import classes from './EditorBar.module.css';

/** Undoes and redoes steps of the deck. */
export function HistoryButtons(): ReactElement {
  const { deck } = useEditorActions();
  const last = useDeckState(({ history }) => history.past.at(-1)?.label);
  const next = useDeckState(({ history }) => history.future[0]?.label);
  return (
    <div className={classes.history}>
      <StepButtons undo={deck.undo} redo={deck.redo} last={last} next={next} />
    </div>
  );
}
