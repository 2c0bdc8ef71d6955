import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, type RefObject } from 'react';
import type { CellPlace } from './cellSelection.js';
import type { Cells } from './useCells.js';

/** Height of a row, px. */
export const ROW = 42;
/** Width of the column with the numbers, px. */
const NUMBER = 48;

interface TableLayout {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly rows: Virtualizer<HTMLDivElement, Element>;
  /** px, of each column. */
  readonly lefts: readonly number[];
  /** px, of all columns. */
  readonly width: number;
  /** Scrolls to a cell. */
  readonly show: (place: CellPlace) => void;
}

/** Where the cells are; only rows in sight are mounted. */
export function useTableLayout({ cards, columns }: Cells): TableLayout {
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
  const show = ({ row, column }: CellPlace): void => {
    rows.scrollToIndex(row);
    const box = scroller.current;
    const left = lefts[column] ?? 0;
    const right = left + (columns[column]?.width ?? 0);
    if (box !== null && left - NUMBER < box.scrollLeft) box.scrollLeft = left - NUMBER;
    else if (box !== null && right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
  };
  return { scroller, rows, lefts, width, show };
}
