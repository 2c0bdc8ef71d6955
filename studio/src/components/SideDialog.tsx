import { Drawer, type DrawerProps } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { useDialogFocus } from './useDialogFocus.js';

/** A dialog at the side of the page: Mantine's Drawer with the keys and the focus of `useDialogFocus`. */
export function SideDialog(drawer: DrawerProps): ReactElement {
  const id = useId();
  useDialogFocus(id, drawer.opened, drawer.onClose);
  return <Drawer {...drawer} id={id} closeOnEscape={false} returnFocus={false} />;
}
