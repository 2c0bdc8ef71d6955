import type { ReactElement, ReactNode } from 'react';
import { Content } from '../parts/Content.js';
import { SkipLink } from '../parts/SkipLink.js';
import { BottomBar } from './BottomBar.js';
import classes from './DashboardFrame.module.css';
import { Sidebar } from './Sidebar.js';

/** A 236 px sidebar, 64 px on small screens; on phones a bar at the bottom. */
export function DashboardFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={classes.layout}>
      <SkipLink />
      <Sidebar />
      <Content className={classes.content}>{children}</Content>
      <BottomBar />
    </div>
  );
}
