import { Button, type ButtonProps } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import type { Action } from './Action.js';

interface Props extends ButtonProps {
  readonly action: Action;
  /** Overrides the action's label. */
  readonly children?: ReactNode;
}

/** An action as a button with its icon. */
export function ActionButton({ action, children = action.label, ...props }: Props): ReactElement {
  const { icon: Icon, run } = action;
  return (
    <Button leftSection={Icon && <Icon size={16} aria-hidden />} onClick={run} {...props}>
      {children}
    </Button>
  );
}
