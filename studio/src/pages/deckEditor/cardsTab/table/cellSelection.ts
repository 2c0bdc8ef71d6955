import type { HelpKey } from '../../../../actions/helpKeys.js';

/** A cell, addressed by the indexes of its card and column. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** From the selection's start to the focused cell. */
export interface CellSelection {
  readonly anchor: CellPlace;
  readonly active: CellPlace;
}

export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A selection with the ids of the cards at its ends. */
export interface HeldSelection extends CellSelection {
  readonly anchorId: string | undefined;
  readonly activeId: string | undefined;
}

/**
 * Where a selection is after its cards have moved. Rows of deleted cards stay; if other cards have come between its ends,
 * only the active cell is left.
 */
export function follow({ anchor, active, anchorId, activeId }: HeldSelection, ids: readonly string[]): CellSelection {
  const at = (place: CellPlace, id: string | undefined): CellPlace => {
    const row = id === undefined ? -1 : ids.indexOf(id);
    return row < 0 ? place : { ...place, row };
  };
  const next = { anchor: at(anchor, anchorId), active: at(active, activeId) };
  return next.active.row - next.anchor.row === active.row - anchor.row ? next : only(next.active);
}

export function rangeOf({ anchor, active }: CellSelection): CellRange {
  return {
    top: Math.min(anchor.row, active.row),
    left: Math.min(anchor.column, active.column),
    bottom: Math.max(anchor.row, active.row),
    right: Math.max(anchor.column, active.column),
  };
}

export function sizeOf({ top, left, bottom, right }: CellRange): { readonly height: number; readonly width: number } {
  return { height: bottom - top + 1, width: right - left + 1 };
}

interface Size {
  readonly rows: number;
  readonly columns: number;
}

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Rows that Page Up and Page Down move by. */
const PAGE = 12;

/** What `moveSelection` does, for the help. */
export const SELECTING_KEYS: readonly HelpKey[] = [
  { label: 'Go to another cell', shortcuts: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
  {
    label: 'Go to the edge of the table',
    shortcuts: ['mod+ArrowLeft', 'mod+ArrowRight', 'mod+ArrowUp', 'mod+ArrowDown'],
  },
  { label: 'Go to the start or end of the row', shortcuts: ['Home', 'End'] },
  { label: 'Go to the first or last cell', shortcuts: ['mod+Home', 'mod+End'] },
  { label: `Go up or down by ${PAGE} rows`, shortcuts: ['PageUp', 'PageDown'] },
  { label: 'Go to the next or previous cell', shortcuts: ['Tab', 'shift+Tab'] },
  {
    label: 'Extend the selection',
    shortcuts: ['shift+ArrowLeft', 'shift+ArrowRight', 'shift+ArrowUp', 'shift+ArrowDown'],
  },
  { label: 'Select all cells', shortcuts: ['mod+A'] },
];

/** What a key selects; undefined if nothing. Shift extends, as in spreadsheets; Tab continues in the next row. */
export function moveSelection(
  selection: CellSelection,
  { key, shiftKey, ...held }: Key,
  size: Size,
): CellSelection | undefined {
  const { row, column } = selection.active;
  const isFar = held.ctrlKey || held.metaKey;
  if (isFar && key.toLowerCase() === 'a') return whole(size);
  if (key === 'Tab') {
    const next = row * size.columns + column + (shiftKey ? -1 : 1);
    // At either end, Tab leaves the table.
    if (next < 0 || next >= size.rows * size.columns) return undefined;
    return only({ row: Math.floor(next / size.columns), column: next % size.columns });
  }
  const targets: Readonly<Record<string, CellPlace>> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? size.rows - 1 : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? size.columns - 1 : column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? size.rows - 1 : row, column: size.columns - 1 },
  };
  const target = targets[key];
  if (target === undefined) return undefined;
  const active = within(target, size);
  return shiftKey ? { ...selection, active } : only(active);
}

/** All cells, from the last one to the first, where the table stays in view. */
function whole({ rows, columns }: Size): CellSelection {
  return { anchor: { row: rows - 1, column: columns - 1 }, active: { row: 0, column: 0 } };
}

export function only(place: CellPlace): CellSelection {
  return { anchor: place, active: place };
}

export function within({ row, column }: CellPlace, { rows, columns }: Size): CellPlace {
  return { row: clamp(row, rows), column: clamp(column, columns) };
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value));
}
