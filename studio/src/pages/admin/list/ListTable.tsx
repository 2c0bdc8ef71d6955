import { Checkbox } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './AdminList.module.css';
import { RowMenu } from './RowMenu.js';
import type { Column, Identified, ListAction } from './types.js';
import type { ListState } from './useListState.js';
import type { Selection } from './useSelection.js';

interface Props<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly actions: readonly ListAction<Row>[];
  readonly selection: Selection<Row>;
  readonly state: ListState;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly onAct: (action: ListAction<Row>, rows: readonly Row[]) => Promise<void>;
}

/** The rows of a list. On phones each row is a block, and its cells bring their titles. */
export function ListTable<Row extends Identified>(props: Props<Row>): ReactElement {
  const { label, rows, columns, actions, selection, state } = props;
  const count = rows.filter((row) => selection.has(row)).length;
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th className={styles.box}>
              <Checkbox
                aria-label="Select this page"
                checked={count === rows.length}
                indeterminate={count > 0 && count < rows.length}
                onChange={selection.toggleAll}
              />
            </th>
            {columns.map((column) => (
              <Heading key={column.title} column={column} state={state} />
            ))}
            {actions.length > 0 && (
              <th>
                <span className={styles.hidden}>Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ListRow key={row.id} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps<Row> = Props<Row> & { readonly row: Row };

function ListRow<Row extends Identified>(props: RowProps<Row>): ReactElement {
  const { row, columns, nameOf, actions, selection, onOpen, onAct } = props;
  const isSelected = selection.has(row);
  return (
    <tr data-selected={isSelected || undefined}>
      <td className={styles.box}>
        <Checkbox
          aria-label={`Select ${nameOf(row)}`}
          checked={isSelected}
          onChange={(event) =>
            selection.toggle(row, 'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)
          }
        />
      </td>
      {columns.map(({ title, cell, isNumber }, index) => (
        <td key={title} data-title={title} data-first={index === 0 || undefined} data-number={isNumber}>
          {index === 0 && onOpen !== undefined ? (
            <button type="button" className={styles.open} onClick={() => onOpen(row)}>
              {cell(row)}
            </button>
          ) : (
            cell(row)
          )}
        </td>
      ))}
      {actions.length > 0 && (
        <td className={styles.menu}>
          <RowMenu
            name={nameOf(row)}
            actions={actions.filter(({ isFor }) => isFor?.(row) ?? true)}
            onAct={(action) => onAct(action, [row])}
          />
        </td>
      )}
    </tr>
  );
}

function Heading<Row>({ column, state }: { readonly column: Column<Row>; readonly state: ListState }): ReactElement {
  const { title, sort, isNumber } = column;
  if (sort === undefined) return <th data-number={isNumber}>{title}</th>;
  const isSorted = state.sort.replace('-', '') === sort.replace('-', '');
  const isDown = state.sort.startsWith('-');
  const flipped = isDown ? state.sort.slice(1) : `-${state.sort}`;
  return (
    <th data-number={isNumber} {...(isSorted && { 'aria-sort': isDown ? 'descending' : 'ascending' })}>
      <button type="button" onClick={() => state.set('sort', isSorted ? flipped : sort)}>
        {title}
        {isSorted && (isDown ? <ArrowDown size={13} aria-hidden /> : <ArrowUp size={13} aria-hidden />)}
      </button>
    </th>
  );
}
