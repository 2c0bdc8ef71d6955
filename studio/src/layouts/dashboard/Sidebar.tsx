import { Button, Tooltip, UnstyledButton, useMatches } from '@mantine/core';
import { ChevronsUpDown, CircleHelp, Compass, Plus, ShieldCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { globalActions } from '../../actions/globalActions.js';
import { NEW_DECK_PATH } from '../../actions/useGlobalActions.js';
import { MemberAvatar } from '../../components/MemberAvatar.js';
import { Wordmark } from '../../components/Wordmark.js';
import { useMe } from '../parts/useMe.js';
import { UserMenu } from '../parts/UserMenu.js';
import { firstAdminPage } from './adminPages.js';
import { ADMIN_PLACE, adminPlacesOf, BACK_TO_DECKS, MEMBER_PLACES } from './navigation.js';
import { PlaceLink } from './PlaceLink.js';
import classes from './Sidebar.module.css';

const { help } = globalActions;
const EXPLORE = { path: '/explore', name: 'Explore', icon: Compass };

/** The dashboard's navigation: a column, collapsed to icons in narrow windows, hidden on phones. */
export function Sidebar(): ReactElement {
  const { me } = useMe();
  const isAdmin = useLocation().pathname.startsWith('/admin');
  const isFolded = useMatches({ base: true, lg: false });
  return (
    <aside className={classes.sidebar} data-admin={isAdmin || undefined}>
      <Link to="/" className={classes.home} aria-label="Cardwright, to the start page">
        <Wordmark size={28} markOnly={isFolded} />
      </Link>
      {isAdmin ? <AdminTag /> : <NewDeckButton />}
      <nav className={classes.places} aria-label={isAdmin ? 'Admin' : 'Main'}>
        {(isAdmin ? adminPlacesOf(me) : MEMBER_PLACES).map((place) => (
          <PlaceLink key={place.name} place={place} />
        ))}
        {!isAdmin && me !== undefined && firstAdminPage(me) !== undefined && <PlaceLink place={ADMIN_PLACE} />}
      </nav>
      <div className={classes.foot}>
        <PlaceLink place={isAdmin ? BACK_TO_DECKS : EXPLORE} />
        <Tooltip label={help.label} position="right" disabled={!isFolded}>
          <button type="button" className={classes.place} onClick={help.run}>
            <CircleHelp size={17} aria-hidden />
            <span className={classes.name}>{help.label}</span>
          </button>
        </Tooltip>
        <Account />
      </div>
    </aside>
  );
}

/** Marks an admin page and names its server, so that nobody mistakes it for another one. */
function AdminTag(): ReactElement {
  return (
    <div className={classes.where}>
      <span className={classes.tag}>
        <ShieldCheck size={13} aria-hidden />
        <span className={classes.tagName}>Admin</span>
      </span>
      <span>{window.location.host}</span>
    </div>
  );
}

function NewDeckButton(): ReactElement {
  const isFolded = useMatches({ base: true, lg: false });
  return isFolded ? (
    <Tooltip label="New deck" position="right">
      <Button component={Link} to={NEW_DECK_PATH} aria-label="New deck" px={0} className={classes.newDeck}>
        <Plus size={18} aria-hidden />
      </Button>
    </Tooltip>
  ) : (
    <Button
      component={Link}
      to={NEW_DECK_PATH}
      leftSection={<Plus size={17} aria-hidden />}
      className={classes.newDeck}
    >
      New deck
    </Button>
  );
}

function Account(): ReactElement {
  const { me } = useMe();
  const name = me?.display_name ?? '';
  return (
    <UserMenu me={me} position="top-start">
      <UnstyledButton className={classes.account} aria-label={name === '' ? 'Your menu' : `Menu of ${name}`}>
        <MemberAvatar name={name} src={me?.avatar_url ?? null} size={28} />
        <span className={classes.who}>
          <strong>{name}</strong>
          <span>{me?.email}</span>
        </span>
        <ChevronsUpDown size={15} className={classes.chevron} aria-hidden />
      </UnstyledButton>
    </UserMenu>
  );
}
