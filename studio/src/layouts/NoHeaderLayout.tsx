import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { Content } from './parts/Content.js';
import classes from './NoHeaderLayout.module.css';

/** No frame around the page: the play table, and links from e-mails. */
export function Component(): ReactElement {
  return (
    <Content className={classes.content}>
      <Outlet />
    </Content>
  );
}
