import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './SettingsPlaces.module.css';

const PLACES = [
  ['profile', 'About you'],
  ['colour-mode', 'Colour mode'],
  ['sign-in', 'Sign-in'],
  ['sessions', 'Sessions'],
  ['data', 'Your data'],
] as const;

/** The sections of the profile page, for the navigation beside it. */
export function SettingsPlaces(): ReactElement {
  const { hash } = useLocation();
  return (
    <ul className={styles.places}>
      {PLACES.map(([id, label]) => (
        <li key={id}>
          <Link
            className={styles.place}
            to={`/settings/profile#${id}`}
            aria-current={hash === `#${id}` ? 'location' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
