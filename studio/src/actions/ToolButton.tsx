import { ActionIcon } from '@mantine/core';
import type { ReactElement } from 'react';
import type { Action } from './Action.js';
import { ActionTip } from './ActionTip.js';
import classes from './ToolButton.module.css';

interface Props {
  readonly action: Pick<Action, 'label' | 'shortcut' | 'icon' | 'run'>;
  /** Set for switches: whether it is on. */
  readonly isOn?: boolean;
}

/** An action as an icon in a toolbar. */
export function ToolButton({ action, isOn }: Props): ReactElement {
  const { label, icon: Icon, run } = action;
  return (
    <ActionTip action={action}>
      <ActionIcon
        aria-label={label}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        data-on={isOn === true || undefined}
        className={classes.tool}
        onClick={run}
      >
        {Icon && <Icon size={17} />}
      </ActionIcon>
    </ActionTip>
  );
}
