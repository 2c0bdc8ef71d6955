import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import classes from './OnboardingLayout.module.css';
import { Content } from './parts/Content.js';

/** A column with one question after another; beside it, the table, where the page puts its cards. */
export function Component(): ReactElement {
  return (
    <Content className={classes.layout}>
      <Outlet />
    </Content>
  );
}
