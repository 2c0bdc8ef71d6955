import type { ReactElement, ReactNode } from 'react';
import styles from './Tag.module.css';

interface Props {
  readonly tone?: 'good' | 'warning' | 'bad' | 'info' | 'quiet';
  readonly children: ReactNode;
}

/** A short word about a row, such as its state. */
export function Tag({ tone = 'quiet', children }: Props): ReactElement {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
