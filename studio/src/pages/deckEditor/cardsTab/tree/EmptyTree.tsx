import type { ReactElement } from 'react';
import classes from './tree.module.css';

/** An empty deck. */
export function EmptyTree(): ReactElement {
  return (
    <p className={classes.hint}>
      Cards stand in categories: suits, roles, rounds, whatever sorts yours. Add a card and its first category comes
      along.
    </p>
  );
}
