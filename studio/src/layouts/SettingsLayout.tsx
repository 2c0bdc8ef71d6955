import { ArrowLeft, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, NavLink, Outlet } from 'react-router';
import { Wordmark } from '../components/Wordmark.js';
import { SettingsPlaces } from './parts/SettingsPlaces.js';
import { AvatarMenu } from './parts/AvatarMenu.js';
import { Content } from './parts/Content.js';
import { SkipLink } from './parts/SkipLink.js';
import classes from './SettingsLayout.module.css';

/** The member's settings: a 220 px navigation and a 640 px form. */
export function Component(): ReactElement {
  return (
    <>
      <SkipLink />
      <header className={classes.bar}>
        <Link to="/create/decks" className={classes.home} aria-label="Cardwright, to your decks">
          <Wordmark />
        </Link>
        <AvatarMenu />
      </header>
      <div className={classes.layout}>
        <nav className={classes.places} aria-label="Settings">
          <Link to="/create/decks" className={classes.place}>
            <ArrowLeft size={17} aria-hidden />
            Back to decks
          </Link>
          <NavLink to="/settings/profile" className={classes.place}>
            <UserRound size={17} aria-hidden />
            Profile
          </NavLink>
          <SettingsPlaces />
        </nav>
        <Content className={classes.content}>
          <Outlet />
        </Content>
      </div>
    </>
  );
}
