import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { Content } from './parts/Content.js';
import classes from './SocialBannerLayout.module.css';

/** Placeholder for a banner: felt, with the 1200 × 630 banner in the middle. */
export function Component(): ReactElement {
  return (
    <Content className={classes.content}>
      <Outlet />
    </Content>
  );
}
