import { Menu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { type Action, isEnabled } from './Action.js';

interface Props {
  readonly action: Action;
  /** Overrides the action's label. */
  readonly children?: ReactNode;
}

/** An action in a menu. */
export function ActionItem({ action, children = action.label }: Props): ReactElement {
  const { icon: Icon, run } = action;
  return (
    <Menu.Item leftSection={Icon && <Icon size={16} aria-hidden />} disabled={!isEnabled(action)} onClick={run}>
      {children}
    </Menu.Item>
  );
}
