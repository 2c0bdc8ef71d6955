import { VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import { CardMark } from './CardMark.js';
import classes from './Wordmark.module.css';

interface Props {
  /** Size of the mark in pixels; the name follows it. */
  readonly size?: number;
  /** The mark alone, for a collapsed bar. Screen readers still get the name. */
  readonly markOnly?: boolean;
}

/** The product's mark and name. Wrap it in a link. */
export function Wordmark({ size = 28, markOnly = false }: Props): ReactElement {
  return (
    <span className={classes.wordmark}>
      <CardMark size={size} />
      {markOnly ? (
        <VisuallyHidden>Cardwright</VisuallyHidden>
      ) : (
        <span className={classes.name} style={{ fontSize: Math.round(size * 0.71) }}>
          Cardwright
        </span>
      )}
    </span>
  );
}
