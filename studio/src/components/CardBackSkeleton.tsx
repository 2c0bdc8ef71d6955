import { VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import classes from './CardBackSkeleton.module.css';

interface Props {
  /** The number of card backs. */
  readonly count?: number;
  /** Width of each in pixels. 0 fills the column set by the parent's `className`. */
  readonly width?: number;
  /** Two bars below each, in place of a title and a line. */
  readonly withText?: boolean;
  /** What is being loaded, for screen readers. */
  readonly label?: string;
}

/** Loading state: face-down card backs, without shimmer. Lays itself out as a wrapping row. */
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
