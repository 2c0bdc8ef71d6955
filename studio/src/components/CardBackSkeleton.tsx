import { VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import classes from './CardBackSkeleton.module.css';

interface Props {
  /** How many card backs. */
  readonly count?: number;
  /** Pixels of each. 0 fills the column that `className` of the parent gives. */
  readonly width?: number;
  /** Two bars below each, where a title and a line will stand. */
  readonly withText?: boolean;
  /** What is being waited for, for readers. */
  readonly label?: string;
}

/** Loading: card backs, face down, without shimmer. Lays itself out as a wrapping row. */
export function CardBackSkeleton({ count = 5, width = 76, withText = false, label = 'Loading' }: Props): ReactElement {
  return (
    <div className={classes.row} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} style={width === 0 ? undefined : { width }} aria-hidden="true">
          <div className={classes.back} />
          {withText && (
            <>
              <div className={classes.line} style={{ width: '70%' }} />
              <div className={classes.line} style={{ width: '45%' }} />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
