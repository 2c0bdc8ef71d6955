import { useState } from 'react';
import type { Identified } from './types.js';

/** The selected rows of a list, also those on other pages. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  /** @param withRange selects everything between the row touched last and this one, too */
  readonly toggle: (row: Row, withRange: boolean) => void;
  readonly toggleAll: () => void;
  /** Takes rows out of the selection. */
  readonly drop: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

/** @param shown the rows of the page */
export function useSelection<Row extends Identified>(shown: readonly Row[]): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const [lastId, setLastId] = useState<string>();
  const setAll = (rows: readonly Row[], isOn: boolean): void => {
    const next = new Map(selected);
    for (const row of rows)
      if (isOn) next.set(row.id, row);
      else next.delete(row.id);
    setSelected(next);
  };
  return {
    rows: [...selected.values()],
    has: ({ id }) => selected.has(id),
    toggle: (row, withRange) => {
      setAll(withRange ? between(shown, lastId, row) : [row], !selected.has(row.id));
      setLastId(row.id);
    },
    toggleAll: () => setAll(shown, !shown.every(({ id }) => selected.has(id))),
    drop: (rows) => setAll(rows, false),
    clear: () => setSelected(new Map()),
  };
}

function between<Row extends Identified>(rows: readonly Row[], lastId: string | undefined, row: Row): readonly Row[] {
  const [a, b] = [rows.findIndex(({ id }) => id === lastId), rows.indexOf(row)];
  return a === -1 ? [row] : rows.slice(Math.min(a, b), Math.max(a, b) + 1);
}
