import { ActionIcon, Menu } from '@mantine/core';
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';

interface Props {
  readonly name: string;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** What can be done with something that a member has uploaded, such as a font. */
export function FileMenu({ name, onRename, onRemove }: Props): ReactElement {
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <ActionIcon aria-label={`Actions for ${name}`}>
          <MoreHorizontal size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={onRename}>
          Rename
        </Menu.Item>
        <Menu.Item color="pip" leftSection={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
