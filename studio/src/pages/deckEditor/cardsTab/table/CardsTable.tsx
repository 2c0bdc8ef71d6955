import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactElement } from 'react';
import { useEditor } from '../../../../deck/editor/EditorContext.js';
import { onlyCard } from '../../../../deck/session/selection.js';
import { CellEditor } from './CellEditor.js';
import { EmptyTable } from './EmptyTable.js';
import { type CellPlace, moveSelection, only } from './cellSelection.js';
import styles from './CardsTable.module.css';
import { TableRow } from './TableRow.js';
import { useCells } from './useCells.js';

const ROW = 42;
const NUMBER = 48;

interface Editing extends CellPlace {
  readonly text: string;
}

/** Every card as a row. Takes a paste from a spreadsheet, and copies cells for one. */
export default function CardsTable(): ReactElement {
  const cells = useCells();
  const { cards, columns, selection, size, setSelection } = cells;
  const { session, store } = useEditor();
  const [editing, setEditing] = useState<Editing>();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 12,
    paddingStart: ROW,
    scrollPaddingStart: ROW,
  });
  const lefts = useMemo(
    () => columns.map((_, index) => columns.slice(0, index).reduce((sum, { width }) => sum + width, NUMBER)),
    [columns],
  );
  const width = (lefts.at(-1) ?? 0) + (columns.at(-1)?.width ?? 0);

  const select = (next: typeof selection): void => {
    setSelection(next);
    rows.scrollToIndex(next.active.row);
    const left = lefts[next.active.column] ?? 0;
    const right = left + (columns[next.active.column]?.width ?? 0);
    const box = scroller.current;
    if (box !== null && left - NUMBER < box.scrollLeft) box.scrollLeft = left - NUMBER;
    else if (box !== null && right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
    const card = cards[next.active.row];
    if (card !== undefined) session.setState(onlyCard(store.getState().document, card.id));
  };
  const edit = (text?: string): void => {
    const { row, column } = selection.active;
    if (cards[row] !== undefined) setEditing({ row, column, text: text ?? cells.readAt(row, column) });
  };
  const finish = (text: string | undefined, key?: KeyboardEvent): void => {
    if (editing !== undefined && text !== undefined) cells.write(editing, text);
    setEditing(undefined);
    scroller.current?.focus({ preventScroll: true });
    const next = key && moveSelection(selection, key.key === 'Enter' ? { ...plainKey, key: 'ArrowDown' } : key, size);
    if (next) select(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (editing !== undefined) return;
    const next = moveSelection(selection, event, size);
    const isTyping = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (next !== undefined) select(next);
    else if (event.key === 'Enter' || event.key === 'F2') edit();
    else if (event.key === 'Delete' || event.key === 'Backspace') cells.clear();
    else if (isTyping) edit(event.key);
    else return;
    event.preventDefault();
    // Outside the table, single keys mean something else.
    event.stopPropagation();
  };
  const onCopy = (event: ClipboardEvent, isCut: boolean): void => {
    if (editing !== undefined) return;
    take(event);
    event.clipboardData.setData('text/plain', cells.copy());
    if (isCut) cells.clear();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (editing !== undefined) return;
    take(event);
    cells.paste(event.clipboardData.getData('text/plain'));
  };
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
      onKeyDown={onKeyDown}
      onCopy={(event) => onCopy(event, false)}
      onCut={(event) => onCopy(event, true)}
      onPaste={onPaste}
    >
      <div className={styles.sheet} style={{ height: rows.getTotalSize(), width }}>
        <div role="row" className={styles.head}>
          <span className={styles.number} aria-hidden />
          {columns.map((column) => (
            <span key={column.id} role="columnheader" className={styles.heading} style={{ width: column.width }}>
              {column.label}
            </span>
          ))}
        </div>
        {rows.getVirtualItems().map(({ index, start }) => (
          <TableRow
            key={cards[index]?.id}
            cells={cells}
            row={index}
            top={start}
            onSelect={(place, extend) => {
              if (editing !== undefined) return;
              select(extend ? { ...selection, active: place } : only(place));
            }}
            onEdit={() => edit()}
          />
        ))}
        {editing !== undefined && (
          <CellEditor
            key={`${editing.row} ${editing.column}`}
            label={columns[editing.column]?.label ?? ''}
            text={editing.text}
            language={columns[editing.column]?.isTranslated === true ? cells.language : undefined}
            left={lefts[editing.column] ?? 0}
            top={ROW + editing.row * ROW}
            width={columns[editing.column]?.width ?? 0}
            onFinish={finish}
          />
        )}
      </div>
    </div>
  );
}

const plainKey = { shiftKey: false, ctrlKey: false, metaKey: false };

/** Neither the browser nor the editor handles it further. */
function take(event: ClipboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
