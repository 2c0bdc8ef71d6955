import { VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import styles from './OverviewPage.module.css';

const [FIGURES, CHARTS] = [5, 6];

/** The figures and charts of the overview while they load. */
export function FiguresSkeleton(): ReactElement {
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={styles.figures} aria-hidden>
        {Array.from({ length: FIGURES }, (_, index) => (
          <div key={index} className={styles.figure} data-loading />
        ))}
      </div>
      <div className={styles.charts} aria-hidden>
        {Array.from({ length: CHARTS }, (_, index) => (
          <div key={index} className={styles.panel} data-loading />
        ))}
      </div>
    </div>
  );
}
