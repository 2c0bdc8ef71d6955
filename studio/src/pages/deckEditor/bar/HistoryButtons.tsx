import { ActionIcon } from '@mantine/core';
import type { ReactElement } from 'react';
import { isEnabled, type Action } from '../../../actions/Action.js';
import { ActionTip } from '../../../actions/ActionTip.js';
import { useDeckState, useEditorActions } from '../../../deck/editor/EditorContext.js';
import classes from './EditorBar.module.css';

/** Undoes and redoes steps; the tooltips name them. */
export function HistoryButtons(): ReactElement {
  const { deck } = useEditorActions();
  const last = useDeckState(({ history }) => history.past.at(-1)?.label);
  const next = useDeckState(({ history }) => history.future[0]?.label);
  return (
    <div className={classes.history}>
      <HistoryButton action={deck.undo} step={last} />
      <HistoryButton action={deck.redo} step={next} />
    </div>
  );
}

function HistoryButton({ action, step }: { readonly action: Action; readonly step: string | undefined }): ReactElement {
  const { label: name, icon: Icon, run } = action;
  const label = step === undefined ? `Nothing to ${name.toLowerCase()}` : `${name} ${step}`;
  return (
    <ActionTip action={action} label={label}>
      {/* Not `disabled`: the tooltip says why, and the keyboard does not lose its place when the last step is undone. */}
      <ActionIcon aria-label={label} aria-disabled={!isEnabled(action)} className={classes.step} onClick={run}>
        {Icon && <Icon size={17} />}
      </ActionIcon>
    </ActionTip>
  );
}
