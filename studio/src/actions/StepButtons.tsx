import { ActionIcon } from '@mantine/core';
import type { ReactElement } from 'react';
import { isEnabled, type Action } from './Action.js';
import { ActionTip } from './ActionTip.js';
import classes from './StepButtons.module.css';

interface Props {
  readonly undo: Action;
  readonly redo: Action;
  /** The label of the step that can be undone. */
  readonly last: string | undefined;
  /** The label of the step that can be redone. */
  readonly next: string | undefined;
}

/** Undoes and redoes steps; the tooltips name them. */
export function StepButtons({ undo, redo, last, next }: Props): ReactElement {
  return (
    <>
      <StepButton action={undo} step={last} />
      <StepButton action={redo} step={next} />
    </>
  );
}

function StepButton({ action, step }: { readonly action: Action; readonly step: string | undefined }): ReactElement {
  const { label: name, icon: Icon, run } = action;
  const label = step === undefined ? `Nothing to ${name.toLowerCase()}` : `${name} ${step}`;
  return (
    <ActionTip action={action} label={label}>
      {/* Not `disabled`: the tooltip says why, and the keyboard does not lose its place when the last step is undone. */}
      <ActionIcon aria-label={label} aria-disabled={!isEnabled(action)} className={classes.step} onClick={run}>
        {Icon && <Icon size={18} />}
      </ActionIcon>
    </ActionTip>
  );
}
