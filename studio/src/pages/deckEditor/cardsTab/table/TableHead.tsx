import type { ReactElement } from 'react';
import styles from './CardsTable.module.css';
import type { Cells } from './useCells.js';

export function TableHead({ columns }: Pick<Cells, 'columns'>): ReactElement {
  return (
    <div role="row" className={styles.head}>
      <span className={styles.number} aria-hidden />
      {columns.map(({ id, label, width }) => (
        <span key={id} role="columnheader" className={styles.heading} style={{ width }}>
          {label}
        </span>
      ))}
    </div>
  );
}
