import { useDisclosure } from '@mantine/hooks';
import { Compass, Menu, Plus } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { NEW_DECK_PATH } from '../../actions/useGlobalActions.js';
import { SideDialog } from '../../components/SideDialog.js';
import classes from './BottomBar.module.css';
import { useMe } from '../parts/useMe.js';
import { MoreMenu } from './MoreMenu.js';
import { adminPlacesOf, isAt, MEMBER_PLACES, type Place } from './navigation.js';

const CALLED_FOR = ['/admin', '/admin/decks', '/admin/members', '/admin/jobs'];

const EXPLORE: Place = { path: '/explore', name: 'Explore', icon: Compass };

/** On phones: the most used places, and a drawer with the rest. */
export function BottomBar(): ReactElement {
  const { pathname } = useLocation();
  const [isOpen, drawer] = useDisclosure(false);
  const { close } = drawer;
  useEffect(close, [close, pathname]);
  return (
    <>
      <nav className={classes.bar} aria-label={pathname.startsWith('/admin') ? 'Admin' : 'Main'}>
        {pathname.startsWith('/admin') ? <AdminLinks /> : <MemberLinks />}
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
      <SideDialog opened={isOpen} onClose={close} position="bottom" size="auto" title="More" radius="lg">
        <MoreMenu onLeave={close} />
      </SideDialog>
    </>
  );
}

function MemberLinks(): ReactElement {
  return (
    <>
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
    </>
  );
}

/** The first pages that this admin may open, in the order of what admins are called for. */
function AdminLinks(): ReactElement {
  const { me } = useMe();
  const places = adminPlacesOf(me).toSorted((one, other) => rankOf(one) - rankOf(other));
  return (
    <>
      {places.slice(0, 4).map((place) => (
        <BarLink key={place.path} place={place} />
      ))}
    </>
  );
}

function rankOf({ path }: Place): number {
  const index = CALLED_FOR.indexOf(path);
  return index === -1 ? CALLED_FOR.length : index;
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
