import type { ReactElement } from 'react';
import styles from './ExportDialog.module.css';

/** Room for three letters. */
const UNIT_WIDTH = 42;

interface UnitProps {
  readonly classNames: { readonly input: string };
  readonly rightSection: ReactElement;
  readonly rightSectionWidth: number;
}

/** Shows a unit at the end of a field. */
export function unitIn(unit: string): UnitProps {
  return {
    classNames: { input: styles.number ?? '' },
    rightSection: <span className={styles.unit}>{unit}</span>,
    rightSectionWidth: UNIT_WIDTH,
  };
}
