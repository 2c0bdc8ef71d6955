import type { CSSProperties, ReactElement } from 'react';
import classes from './Suit.module.css';

/** A chip in a category's colour. */
export function Suit({ color }: { readonly color: string }): ReactElement {
  return <i className={classes.suit} style={{ '--suit': color } as CSSProperties} aria-hidden />;
}
