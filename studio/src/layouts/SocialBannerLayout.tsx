import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { Content } from './parts/Content.js';
import classes from './SocialBannerLayout.module.css';

/** A banner being made: felt all around, the banner's 1200 × 630 in the middle. */
export function Component(): ReactElement {
  return (
    <Content className={classes.content}>
      <Outlet />
    </Content>
  );
}
