import { VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import styles from './ListSkeleton.module.css';

const [ROWS, CELLS] = [9, 5];

/** The table of an admin page while its rows load. */
export function ListSkeleton(): ReactElement {
  return (
    <div className={styles.panel} role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden>
          {Array.from({ length: CELLS }, (_cell, cell) => (
            <span key={cell} className={styles.line} />
          ))}
        </div>
      ))}
    </div>
  );
}
