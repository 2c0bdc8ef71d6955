import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { Content } from './Content.js';
import { SkipLink } from './SkipLink.js';
import { TopBar } from './TopBar.js';

const LINKS = [
  { to: '/explore', label: 'Explore' },
  { to: '/create/decks', label: 'Your decks' },
];

/** The frame of pages about decks, one's own and others': a sticky 68 px bar above the page. */
export function WideFrame({ className }: { readonly className: string | undefined }): ReactElement {
  return (
    <>
      <SkipLink />
      <TopBar height={68} isWide links={LINKS} />
      <Content className={className}>
        <Outlet />
      </Content>
    </>
  );
}
