import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import classes from './DefaultLayout.module.css';
import { Content } from './parts/Content.js';
import { Footer } from './parts/Footer.js';
import { SkipLink } from './parts/SkipLink.js';
import { TopBar } from './parts/TopBar.js';

const LINKS = [
  { to: '/explore', label: 'Explore' },
  { to: '/updates', label: 'Updates' },
  { to: '/about', label: 'About' },
];

/** Marketing and sign-in: an 80 px bar; the pages limit their columns to 1280 px themselves. */
export function Component(): ReactElement {
  return (
    <div className={classes.layout}>
      <SkipLink />
      <TopBar height={80} links={LINKS} />
      <Content className={classes.content}>
        <Outlet />
      </Content>
      <Footer />
    </div>
  );
}
