import type { ReactElement } from 'react';
import classes from './tree.module.css';

/** An empty deck. */
export function EmptyTree(): ReactElement {
  return (
    <p className={classes.hint}>
      Cards are grouped into categories, such as suits, roles or rounds. Add a card, and its first category is created
      for you.
    </p>
  );
}
