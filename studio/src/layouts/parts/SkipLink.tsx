import type { ReactElement } from 'react';
import { CONTENT_ID } from './Content.js';
import classes from './SkipLink.module.css';

/** First stop of the keyboard: past the bar, to the page. */
export function SkipLink(): ReactElement {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className={classes.skip}
      onClick={(event) => {
        // Not by the hash: it would scroll, and stay in the address.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
