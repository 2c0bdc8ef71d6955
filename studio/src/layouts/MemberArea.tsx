import { ModalsProvider } from '@mantine/modals';
import type { ReactElement } from 'react';
import { Outlet } from 'react-router';

/** Around every page of members: the dialogs that `confirm` and `modals` open. Pages for anyone do without their bytes. */
export function Component(): ReactElement {
  return (
    <ModalsProvider>
      <Outlet />
    </ModalsProvider>
  );
}
