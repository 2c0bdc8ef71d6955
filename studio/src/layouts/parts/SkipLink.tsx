import type { ReactElement } from 'react';
import { CONTENT_ID } from './Content.js';
import classes from './SkipLink.module.css';

/** The first tab stop: skips the bar. */
export function SkipLink(): ReactElement {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className={classes.skip}
      onClick={(event) => {
        // Not through the hash: it would scroll, and stay in the address.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
