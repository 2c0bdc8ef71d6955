import { directionOf } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { shownText } from '../../../../deck/document/texts.js';
import { type CellSelection, only } from './cellSelection.js';
import styles from './CardsTable.module.css';
import type { Cells } from './useCells.js';

interface Props {
  readonly cells: Cells;
  readonly row: number;
  readonly top: number;
  readonly onSelect: (next: CellSelection) => void;
  readonly onEdit: () => void;
}

/** One card row. A missing translation shows another language's text in grey. */
export function TableRow({ cells, row, top, onSelect, onEdit }: Props): ReactElement | null {
  const { deck, cards, columns, language, range, selection } = cells;
  const card = cards[row];
  if (card === undefined) return null;
  const selectCell = (column: number, isLarger: boolean): void =>
    onSelect(isLarger ? { ...selection, active: { row, column } } : only({ row, column }));
  const selectRow = (isLarger: boolean): void =>
    onSelect({
      anchor: { row: isLarger ? selection.anchor.row : row, column: columns.length - 1 },
      active: { row, column: 0 },
    });
  return (
    <div role="row" aria-rowindex={row + 2} className={styles.row} style={{ transform: `translateY(${top}px)` }}>
      <span
        role="rowheader"
        className={styles.number}
        onPointerDown={(event) => selectRow(event.shiftKey)}
        onPointerEnter={(event) => event.buttons === 1 && selectRow(true)}
      >
        {row + 1}
      </span>
      {columns.map((column, index) => {
        const text = column.read(card, language);
        const fallback = text === '' && column.isTranslated ? shownText(deck, card, column.id, language) : undefined;
        const isIn = row >= range.top && row <= range.bottom && index >= range.left && index <= range.right;
        const isActive = row === selection.active.row && index === selection.active.column;
        return (
          <span
            key={column.id}
            id={`cell-${row}-${index}`}
            role="gridcell"
            aria-selected={isIn}
            className={styles.cell}
            data-active={isActive || undefined}
            data-fallback={fallback !== undefined || undefined}
            style={{ width: column.width }}
            onPointerDown={(event) => selectCell(index, event.shiftKey)}
            onPointerEnter={(event) => event.buttons === 1 && selectCell(index, true)}
            onDoubleClick={onEdit}
            title={text}
            {...(column.isTranslated ? directed(fallback?.language ?? language) : { dir: 'auto' })}
          >
            {fallback?.text ?? text}
          </span>
        );
      })}
    </div>
  );
}

function directed(language: string): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  return { lang: language, dir: directionOf(language) };
}
