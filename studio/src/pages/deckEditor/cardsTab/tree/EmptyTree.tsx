import type { ReactElement } from 'react';
import classes from './tree.module.css';

/** A deck without anything in it. */
export function EmptyTree(): ReactElement {
  return (
    <p className={classes.hint}>
      Cards stand in categories: suits, roles, rounds, whatever sorts yours. Add a card and its first category comes
      along.
    </p>
  );
}
