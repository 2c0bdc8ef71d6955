import { Tooltip, useMatches } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { isAt, type Place } from './navigation.js';
import classes from './Sidebar.module.css';

/** One entry in the sidebar. While only its icon is visible, its name is a tooltip. */
export function PlaceLink({ place }: { readonly place: Place }): ReactElement {
  const { pathname } = useLocation();
  const isFolded = useMatches({ base: true, lg: false });
  const { path, name, icon: Icon, divides } = place;
  return (
    <Tooltip label={name} position="right" disabled={!isFolded}>
      <Link
        to={path}
        className={classes.place}
        aria-current={isAt(pathname, place) ? 'page' : undefined}
        data-divides={divides}
      >
        <Icon size={17} aria-hidden />
        <span className={classes.name}>{name}</span>
      </Link>
    </Tooltip>
  );
}
