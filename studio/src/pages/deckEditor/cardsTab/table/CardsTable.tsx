import { useEffect, type ReactElement } from 'react';
import { useEditor } from '../../../../deck/editor/EditorContext.js';
import { onlyCard } from '../../../../deck/session/selection.js';
import { CellEditor } from './CellEditor.js';
import { EmptyTable } from './EmptyTable.js';
import type { CellSelection } from './cellSelection.js';
import styles from './CardsTable.module.css';
import { TableHead } from './TableHead.js';
import { TableRow } from './TableRow.js';
import { useCells } from './useCells.js';
import { useTableEditing } from './useTableEditing.js';
import { ROW, useTableLayout } from './useTableLayout.js';

/** Every card as a row. Takes a paste from a spreadsheet, and copies cells for one. */
export default function CardsTable(): ReactElement {
  const cells = useCells();
  const { cards, columns, selection, setSelection } = cells;
  const { session, store } = useEditor();
  const { scroller, rows, lefts, width, show } = useTableLayout(cells);
  const select = (next: CellSelection): void => {
    setSelection(next);
    show(next.active);
    const card = cards[next.active.row];
    if (card !== undefined) session.setState(onlyCard(store.getState().document, card.id));
  };
  // The active card can move: into another category, or back by undo.
  const { active } = selection;
  useEffect(() => show(active), [active.row]);
  const focus = (): void => scroller.current?.focus({ preventScroll: true });
  const { editing, edit, finish, handlers } = useTableEditing(cells, select, focus);
  // A press in an open cell closes it first.
  const selectByPointer = (next: CellSelection): void => {
    if (editing === undefined) select(next);
  };
  const column = editing && columns[editing.column];
  if (cards.length === 0) return <EmptyTable onPaste={(text) => cells.paste(text)} />;
  return (
    <div
      ref={scroller}
      className={styles.table}
      role="grid"
      aria-label="Cards"
      aria-rowcount={cards.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-activedescendant={`cell-${selection.active.row}-${selection.active.column}`}
      tabIndex={0}
      {...handlers}
    >
      <div className={styles.sheet} style={{ height: rows.getTotalSize(), width }}>
        <TableHead cells={cells} onSelect={selectByPointer} />
        {rows.getVirtualItems().map(({ index, start }) => (
          <TableRow
            key={cards[index]?.id}
            cells={cells}
            row={index}
            top={start}
            onSelect={selectByPointer}
            onEdit={edit}
          />
        ))}
        {editing !== undefined && (
          <CellEditor
            key={`${editing.row} ${editing.column}`}
            label={column?.label ?? ''}
            text={editing.text}
            options={column?.options?.(cells.language)}
            language={column?.isTranslated === true ? cells.language : undefined}
            left={lefts[editing.column] ?? 0}
            top={ROW + editing.row * ROW}
            width={column?.width ?? 0}
            onFinish={finish}
          />
        )}
      </div>
    </div>
  );
}
