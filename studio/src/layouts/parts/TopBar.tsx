import { Burger, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { Wordmark } from '../../components/Wordmark.js';
import classes from './TopBar.module.css';
import { useMe } from './useMe.js';

// Strangers, who come here most, need neither.
const AvatarMenu = lazy(() => import('./LazyAvatarMenu.js'));
const FoldedMenu = lazy(() => import('./FoldedMenu.js'));

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
            <NavLink key={to} to={to} className={classes.link}>
              {label}
            </NavLink>
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
      <Avatar />
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
  const [wasOpen, setWasOpen] = useState(false);
  const all = [...links, isMember ? { to: '/create/decks', label: 'Your decks' } : { to: '/login', label: 'Sign in' }];
  const toggle = (): void => {
    setWasOpen(true);
    drawer.toggle();
  };
  return (
    <div className={classes.folded}>
      {isMember && <Avatar />}
      <Burger opened={isOpen} onClick={toggle} size="sm" aria-label="Menu" aria-expanded={isOpen} />
      <Suspense>{wasOpen && <FoldedMenu links={all} isOpen={isOpen} onClose={drawer.close} />}</Suspense>
    </div>
  );
}

function Avatar(): ReactElement {
  return (
    <Suspense fallback={<span className={classes.avatar} />}>
      <AvatarMenu />
    </Suspense>
  );
}
