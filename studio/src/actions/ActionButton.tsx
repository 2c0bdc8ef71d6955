import { Button, type ButtonProps } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { type Action, whyNot } from './Action.js';
import { runAction } from './runAction.js';

interface Props extends ButtonProps {
  readonly action: Action;
  /** Overrides the action's label. */
  readonly children?: ReactNode;
}

/** An action as a button with its icon. One that says why it is disabled can still be reached. */
export function ActionButton({ action, children = action.label, ...props }: Props): ReactElement {
  const { icon: Icon } = action;
  const reason = whyNot(action);
  return (
    <Button
      leftSection={Icon && <Icon size={16} aria-hidden />}
      onClick={() => runAction(action)}
      {...props}
      {...(reason !== undefined && {
        disabled: false,
        'aria-disabled': true,
        'data-disabled': true,
        title: reason,
      })}
    >
      {children}
    </Button>
  );
}
