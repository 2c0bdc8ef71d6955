import { Burger, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { Wordmark } from '../../components/Wordmark.js';
import classes from './TopBar.module.css';
import { useMe } from './useMe.js';

// Strangers, the most frequent visitors here, need neither.
const AvatarMenu = lazy(() => import('./LazyAvatarMenu.js'));
const FoldedMenu = lazy(() => import('./FoldedMenu.js'));

export interface BarLink {
  readonly to: string;
  readonly label: string;
}

interface Props {
  /** CSS pixels: 80 for marketing, 68 for explore. */
  readonly height: 80 | 68;
  /** Marketing pages are at most 1280 px wide; explore takes the full width and has its own background. */
  readonly isWide?: boolean;
  readonly links: readonly BarLink[];
  /** Between the links and the account menu: a search field. */
  readonly children?: ReactNode;
}

/** The bar of public pages: links, and sign-in or own decks. */
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

/** The same actions on phones, behind one button. */
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
