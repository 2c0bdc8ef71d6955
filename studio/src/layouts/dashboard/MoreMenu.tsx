import { NavLink, SegmentedControl } from '@mantine/core';
import { UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { globalActions, useSignOutAction } from '../../actions/globalActions.js';
import { MemberAvatar } from '../../components/MemberAvatar.js';
import { useColorModePreference } from '../../theme/colorMode.js';
import { useMe } from '../parts/useMe.js';
import classes from './MoreMenu.module.css';
import { ADMIN_PLACE, adminPlacesOf, BACK_TO_DECKS, isAt, MEMBER_PLACES, type Place } from './navigation.js';

/** Entries of the sidebar that do not fit the bottom bar. */
export function MoreMenu({ onLeave }: { readonly onLeave: () => void }): ReactElement {
  const { me } = useMe();
  const signOut = useSignOutAction();
  const { pathname } = useLocation();
  const { preference, setPreference } = useColorModePreference();
  const adminPlaces = me === undefined ? [] : adminPlacesOf(me);
  const places: readonly Place[] = pathname.startsWith('/admin')
    ? [...adminPlaces, BACK_TO_DECKS]
    : [...MEMBER_PLACES.slice(2), ...adminPlaces.slice(0, 1).map(() => ADMIN_PLACE)];
  return (
    <div className={classes.menu}>
      <div className={classes.who}>
        <MemberAvatar name={me?.display_name ?? ''} src={me?.avatar_url ?? null} size={40} />
        <div>
          <strong>{me?.display_name}</strong>
          <div className={classes.address}>{me?.email}</div>
        </div>
      </div>
      <SegmentedControl
        fullWidth
        aria-label="Colours"
        value={preference}
        onChange={(mode) => setPreference(mode)}
        data={[
          { value: 'system', label: 'Same as the system' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <nav aria-label="More">
        {places.map((place) => (
          <NavLink
            key={place.path}
            component={Link}
            to={place.path}
            label={place.name}
            leftSection={<place.icon size={18} aria-hidden />}
            active={isAt(pathname, place)}
            className={classes.link}
          />
        ))}
        <NavLink
          component={Link}
          to="/settings/profile"
          label="Profile"
          leftSection={<UserRound size={18} aria-hidden />}
          className={classes.link}
        />
        {[globalActions.help, signOut].map(({ id, label, icon: Icon, run }) => (
          <NavLink
            key={id}
            component="button"
            label={label}
            leftSection={Icon && <Icon size={18} aria-hidden />}
            className={classes.link}
            onClick={() => {
              onLeave();
              run();
            }}
          />
        ))}
      </nav>
    </div>
  );
}
