import type { ReactElement } from 'react';
import { Outlet } from 'react-router';

export function Component(): ReactElement {
  return <Outlet />;
}
