import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { DashboardFrame } from './dashboard/DashboardFrame.js';

/** Own decks and the admin pages. */
export function Component(): ReactElement {
  return (
    <DashboardFrame>
      <Outlet />
    </DashboardFrame>
  );
}
