import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import classes from './DashboardLayout.module.css';
import { BottomBar } from './dashboard/BottomBar.js';
import { Sidebar } from './dashboard/Sidebar.js';
import { Content } from './parts/Content.js';
import { SkipLink } from './parts/SkipLink.js';

/** Sidebar of 236 px, of 64 on small screens; on phones a bar at the bottom. */
export function Component(): ReactElement {
  return (
    <div className={classes.layout}>
      <SkipLink />
      <Sidebar />
      <Content className={classes.content}>
        <Outlet />
      </Content>
      <BottomBar />
    </div>
  );
}
