import type { ReactElement } from 'react';
import { CardMark } from './CardMark.js';
import classes from './Wordmark.module.css';

interface Props {
  /** Pixels of the mark; the name follows. */
  readonly size?: number;
  /** The mark alone, where a bar is folded. The name stays for readers. */
  readonly markOnly?: boolean;
}

/** The product's mark and name. Wrap it in the link to where it leads. */
export function Wordmark({ size = 28, markOnly = false }: Props): ReactElement {
  return (
    <span className={classes.wordmark}>
      <CardMark size={size} />
      <span className={markOnly ? classes.hiddenName : classes.name} style={{ fontSize: Math.round(size * 0.71) }}>
        Cardwright
      </span>
    </span>
  );
}
