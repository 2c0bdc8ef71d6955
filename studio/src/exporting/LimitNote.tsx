import type { ReactElement, ReactNode } from 'react';
import styles from './ExportDialog.module.css';

interface Props {
  readonly id: string;
  readonly children: ReactNode;
}

/** Why a number has no effect, or why the earlier one is back. */
export function LimitNote({ id, children }: Props): ReactElement {
  return (
    <p id={id} className={styles.limits} role="alert">
      {children}
    </p>
  );
}
