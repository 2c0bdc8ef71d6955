import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { Kbd } from '../components/Kbd.js';
import type { Action } from './Action.js';

interface Props {
  readonly action: Pick<Action, 'label' | 'shortcut'>;
  /** Overrides the action's label. */
  readonly label?: string | undefined;
  readonly children: ReactElement;
}

/** A tooltip with a button's action and shortcut. */
export function ActionTip({ action, label = action.label, children }: Props): ReactElement {
  return (
    <Tooltip
      label={
        <>
          {label} {action.shortcut !== undefined && <Kbd shortcut={action.shortcut} />}
        </>
      }
    >
      {children}
    </Tooltip>
  );
}
