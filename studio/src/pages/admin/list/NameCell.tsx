import type { ReactElement, ReactNode } from 'react';
import styles from './NameCell.module.css';

interface Props {
  readonly name: ReactNode;
  /** Shown in the second line. */
  readonly detail?: ReactNode;
  /** A picture before both. */
  readonly children?: ReactNode;
}

/** The cell that names a row. */
export function NameCell({ name, detail, children }: Props): ReactElement {
  return (
    <span className={styles.cell}>
      {children}
      <span className={styles.words}>
        <strong>{name}</strong>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </span>
  );
}
