import type { ReactElement } from 'react';
import styles from './CardsTable.module.css';
import type { CellSelection } from './cellSelection.js';
import type { Cells } from './useCells.js';

interface Props {
  readonly cells: Pick<Cells, 'columns' | 'size'>;
  readonly onSelect: (next: CellSelection) => void;
}

/** The headings. A press on one selects its column. */
export function TableHead({ cells: { columns, size }, onSelect }: Props): ReactElement {
  return (
    <div role="row" className={styles.head}>
      <span className={styles.number} aria-hidden />
      {columns.map(({ id, label, width }, column) => (
        <span
          key={id}
          role="columnheader"
          className={styles.heading}
          style={{ width }}
          onPointerDown={() => onSelect({ anchor: { row: size.rows - 1, column }, active: { row: 0, column } })}
        >
          {label}
        </span>
      ))}
    </div>
  );
}
