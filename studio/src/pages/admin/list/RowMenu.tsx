import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ListAction } from './types.js';

interface Props<Row> {
  readonly name: string;
  readonly actions: readonly ListAction<Row>[];
  readonly onAct: (action: ListAction<Row>) => Promise<void>;
}

/** The menu with the actions for one row. */
export function RowMenu<Row>({ name, actions, onAct }: Props<Row>): ReactElement | null {
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={`Actions for ${name}`}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            leftSection={<action.icon size={16} aria-hidden />}
            {...(action.isDanger === true && { color: 'pip' })}
            onClick={() => void onAct(action)}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
