import { ActionIcon } from '@mantine/core';
import type { ReactElement } from 'react';
import { isEnabled, type Action, whyNot } from '../../../actions/Action.js';
import { ActionTip } from '../../../actions/ActionTip.js';
import { runAction } from '../../../actions/runAction.js';
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
        const { icon: Icon, label } = action;
        const reason = whyNot(action);
        return (
          <ActionTip key={action.id} action={action} label={reason}>
            <ActionIcon
              aria-label={label}
              {...(reason === undefined
                ? { disabled: !isEnabled(action) }
                : { 'aria-disabled': true, 'data-disabled': true })}
              onClick={() => runAction(action)}
              size={30}
            >
              {Icon && <Icon size={16} />}
            </ActionIcon>
          </ActionTip>
        );
      })}
    </div>
  );
}
