import type { ReactElement } from 'react';
import { CONTENT_ID } from './Content.js';
import classes from './SkipLink.module.css';

interface Props {
  /** The id of the place; it must be able to take the focus. */
  readonly to?: string;
  readonly label?: string;
}

/** The first tab stop: skips the bar. */
export function SkipLink({ to = CONTENT_ID, label = 'Skip to content' }: Props): ReactElement {
  return (
    <a
      href={`#${to}`}
      className={classes.skip}
      onClick={(event) => {
        // Not through the hash: it would scroll, and stay in the address.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {label}
    </a>
  );
}
