import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import classes from './ExploreLayout.module.css';
import { Content } from './parts/Content.js';
import { SkipLink } from './parts/SkipLink.js';
import { TopBar } from './parts/TopBar.js';

const LINKS = [
  { to: '/explore', label: 'Explore' },
  { to: '/create/decks', label: 'Your decks' },
];

/** Browsing other people's decks: a sticky 68 px bar. */
export function Component(): ReactElement {
  return (
    <>
      <SkipLink />
      <TopBar height={68} isWide links={LINKS} />
      <Content className={classes.content}>
        <Outlet />
      </Content>
    </>
  );
}
