import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Wordmark } from '../../components/Wordmark.js';
import classes from './Footer.module.css';

/** The footer of public pages. */
export function Footer(): ReactElement {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Wordmark size={22} />
        <nav className={classes.links} aria-label="More">
          <Link to="/about">About</Link>
          <Link to="/updates">Updates</Link>
          <Link to="/waitlist">Waitlist</Link>
          <a href="/api/docs">API</a>
        </nav>
      </div>
    </footer>
  );
}
