import { Menu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { type Action, isEnabled, whyNot } from './Action.js';
import { runAction } from './runAction.js';

interface Props {
  readonly action: Action;
  /** Overrides the action's label. */
  readonly children?: ReactNode;
}

/** An action in a menu. */
export function ActionItem({ action, children = action.label }: Props): ReactElement {
  const { icon: Icon } = action;
  const reason = whyNot(action);
  return (
    <Menu.Item
      leftSection={Icon && <Icon size={16} aria-hidden />}
      // Not `disabled` if there is a reason: it can be reached, and says it.
      {...(reason === undefined ? { disabled: !isEnabled(action) } : { 'aria-disabled': true, title: reason })}
      onClick={() => runAction(action)}
    >
      {children}
    </Menu.Item>
  );
}
