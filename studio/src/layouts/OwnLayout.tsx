import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import classes from './OwnLayout.module.css';
import { Content } from './parts/Content.js';
import { SkipLink } from './parts/SkipLink.js';
import { TopBar } from './parts/TopBar.js';

const LINKS = [
  { to: '/explore', label: 'Explore' },
  { to: '/create/decks', label: 'Your decks' },
];

/** A finished deck: cover 320 px, text 720 px. */
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
