import { ActionIcon } from '@mantine/core';
import type { ReactElement } from 'react';
import { isEnabled, type Action } from '../../../actions/Action.js';
import { ActionTip } from '../../../actions/ActionTip.js';
import classes from './inspector.module.css';

interface Props {
  /** What the actions do together, for screen readers. */
  readonly label: string;
  readonly actions: readonly Action[];
}

/** Actions as a row of icons. */
export function IconActions({ label: name, actions }: Props): ReactElement {
  return (
    <div className={classes.buttons} role="group" aria-label={name}>
      {actions.map((action) => {
        const { icon: Icon, label, run } = action;
        return (
          <ActionTip key={action.id} action={action}>
            <ActionIcon aria-label={label} disabled={!isEnabled(action)} onClick={run} size={30}>
              {Icon && <Icon size={16} />}
            </ActionIcon>
          </ActionTip>
        );
      })}
    </div>
  );
}
