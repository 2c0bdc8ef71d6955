import { Button, Burger, Drawer, NavLink } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { Link, NavLink as RouterLink, useLocation } from 'react-router';
import { Wordmark } from '../../../components/Wordmark.js';
import { AvatarMenu } from './AvatarMenu.js';
import classes from './TopBar.module.css';
import { useMe } from './useMe.js';

export interface BarLink {
  readonly to: string;
  readonly label: string;
}

interface Props {
  /** CSS pixels: 80 for marketing, 68 for explore. */
  readonly height: 80 | 68;
  /** Marketing keeps to 1280; explore takes the whole width and has a ground of its own. */
  readonly isWide?: boolean;
  readonly links: readonly BarLink[];
  /** Between the links and who is signed in: a search. */
  readonly children?: ReactNode;
}

/** The bar of pages for anyone: where one can go, and signing in or one's own decks. */
export function TopBar({ height, isWide = false, links, children }: Props): ReactElement {
  const { isMember } = useMe();
  return (
    <header className={classes.bar} data-wide={isWide || undefined} style={{ height }}>
      <div className={classes.inner}>
        <Link to="/" className={classes.home} aria-label="Cardwright, to the start page">
          <Wordmark size={28} />
        </Link>
        <nav className={classes.links} aria-label="Main">
          {links.map(({ to, label }) => (
            <RouterLink key={to} to={to} className={classes.link}>
              {label}
            </RouterLink>
          ))}
        </nav>
        {children}
        <div className={classes.account}>{isMember === true ? <MemberButtons /> : <StrangerButtons />}</div>
        <Folded links={links} isMember={isMember === true} />
      </div>
    </header>
  );
}

function MemberButtons(): ReactElement {
  return (
    <>
      <Button component={Link} to="/create/decks" variant="default">
        Your decks
      </Button>
      <AvatarMenu />
    </>
  );
}

function StrangerButtons(): ReactElement {
  return (
    <>
      <Button component={Link} to="/login" variant="subtle">
        Sign in
      </Button>
      <Button component={Link} to="/create/decks?new=blank">
        Start a deck
      </Button>
    </>
  );
}

/** The same on phones, behind one button. */
function Folded({ links, isMember }: { readonly links: readonly BarLink[]; readonly isMember: boolean }): ReactElement {
  const [isOpen, drawer] = useDisclosure(false);
  const { pathname } = useLocation();
  const { close } = drawer;
  useEffect(close, [close, pathname]);
  const all = [...links, isMember ? { to: '/create/decks', label: 'Your decks' } : { to: '/login', label: 'Sign in' }];
  return (
    <div className={classes.folded}>
      {isMember && <AvatarMenu />}
      <Burger opened={isOpen} onClick={drawer.toggle} size="sm" aria-label="Menu" aria-expanded={isOpen} />
      <Drawer opened={isOpen} onClose={close} position="top" size="auto" title="Menu">
        <nav aria-label="Main">
          {all.map(({ to, label }) => (
            <NavLink key={to} component={Link} to={to} label={label} active={to === pathname} className={classes.row} />
          ))}
        </nav>
      </Drawer>
    </div>
  );
}
