import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from './parts/SkipLink.js';

/** A banner fills the window with its own bar, canvas and panels. */
export function Component(): ReactElement {
  return (
    <>
      <SkipLink />
      <Outlet />
    </>
  );
}
