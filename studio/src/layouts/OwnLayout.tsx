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

/** One deck as people have it in their hands: cover 320, text 720. */
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
