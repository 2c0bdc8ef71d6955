import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { Questions } from '../components/Questions.js';

/** Wraps every page for members with the dialogs that `confirm` and `modals` open. Public pages do without these bytes. */
export function Component(): ReactElement {
  return (
    <Questions>
      <Outlet />
    </Questions>
  );
}
