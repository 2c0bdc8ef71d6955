import { ModalsProvider } from '@mantine/modals';
import type { ReactElement } from 'react';
import { Outlet } from 'react-router';

/** Wraps every page for members with the dialogs that `confirm` and `modals` open. Public pages do without these bytes. */
export function Component(): ReactElement {
  return (
    <ModalsProvider>
      <Outlet />
    </ModalsProvider>
  );
}
