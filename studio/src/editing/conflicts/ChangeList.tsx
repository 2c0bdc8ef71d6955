import type { ReactElement } from 'react';
import type { Change } from '../types.js';
import classes from './dialogs.module.css';

/** The differences between two states of a document, one line each. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }): ReactElement | null {
  if (changes.length === 0) return null;
  return (
    <ul className={classes.changes} tabIndex={0} aria-label="What changed">
      {changes.map(({ id, what, details }) => (
        <li key={id} className={classes.change}>
          <bdi className={classes.what}>{what}</bdi>
          {details !== '' && <span className={classes.details}>{details}</span>}
        </li>
      ))}
    </ul>
  );
}
