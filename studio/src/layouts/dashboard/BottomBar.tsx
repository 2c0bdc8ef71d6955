import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Compass, Menu, Plus } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { NEW_DECK_PATH } from '../../actions/useGlobalActions.js';
import classes from './BottomBar.module.css';
import { MoreMenu } from './MoreMenu.js';
import { isAt, MEMBER_PLACES, type Place } from './navigation.js';

const EXPLORE: Place = { path: '/explore', name: 'Explore', icon: Compass };

/** On phones: the most used places, and a drawer with the rest. */
export function BottomBar(): ReactElement {
  const { pathname } = useLocation();
  const [isOpen, drawer] = useDisclosure(false);
  const { close } = drawer;
  useEffect(close, [close, pathname]);
  return (
    <>
      <nav className={classes.bar} aria-label="Main">
        {MEMBER_PLACES.slice(0, 2).map((place) => (
          <BarLink key={place.path} place={place} />
        ))}
        <Link to={NEW_DECK_PATH} className={classes.place}>
          <span className={classes.newDeck}>
            <Plus size={20} aria-hidden />
          </span>
          New deck
        </Link>
        <BarLink place={EXPLORE} />
        <button
          type="button"
          className={classes.place}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={drawer.open}
        >
          <Menu size={20} strokeWidth={1.75} aria-hidden />
          More
        </button>
      </nav>
      <Drawer opened={isOpen} onClose={close} position="bottom" size="auto" title="More" radius="lg">
        <MoreMenu onLeave={close} />
      </Drawer>
    </>
  );
}

function BarLink({ place }: { readonly place: Place }): ReactElement {
  const { pathname } = useLocation();
  return (
    <Link to={place.path} className={classes.place} aria-current={isAt(pathname, place) ? 'page' : undefined}>
      <place.icon size={20} strokeWidth={1.75} aria-hidden />
      {place.name}
    </Link>
  );
}
