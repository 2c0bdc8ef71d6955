import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { type HelpKey, keyFor, useHelpKeys } from '../../../../actions/helpKeys.js';
import { type CellPlace, moveSelection, SELECTING_KEYS, type CellSelection } from './cellSelection.js';
import type { Cells } from './useCells.js';

interface Editing extends CellPlace {
  readonly text: string;
}

interface TableKey extends HelpKey {
  /** Absent for what `moveSelection` does. */
  readonly run?: () => void;
}

interface TableEditing {
  /** The open cell. */
  readonly editing: Editing | undefined;
  /** Opens the active cell. */
  readonly edit: () => void;
  /** Closes the cell. @param text undefined to leave it as it was. @param key moves on */
  readonly finish: (text: string | undefined, key?: KeyboardEvent) => void;
  /** What the table listens to; an open cell has keys and a clipboard of its own. */
  readonly handlers: {
    readonly onKeyDown?: (event: KeyboardEvent) => void;
    readonly onCopy?: (event: ClipboardEvent) => void;
    readonly onCut?: (event: ClipboardEvent) => void;
    readonly onPaste?: (event: ClipboardEvent) => void;
  };
}

/** The keyboard and the clipboard of the table. @param onClose takes the focus back from a cell */
export function useTableEditing(
  cells: Cells,
  select: (next: CellSelection) => void,
  onClose: () => void,
): TableEditing {
  const { cards, selection, size } = cells;
  const [editing, setEditing] = useState<Editing>();
  const edit = (text?: string): void => {
    const { row, column } = selection.active;
    if (cards[row] !== undefined) setEditing({ row, column, text: text ?? cells.readAt(row, column) });
  };
  const finish: TableEditing['finish'] = (text, key) => {
    if (editing !== undefined && text !== undefined) cells.write(editing, text);
    setEditing(undefined);
    onClose();
    const next = key && moveSelection(selection, key.key === 'Enter' ? { ...plainKey, key: 'ArrowDown' } : key, size);
    if (next) select(next);
  };
  const keys = useHelpKeys<TableKey>('In the table', [
    ...SELECTING_KEYS,
    { label: 'Edit the cell', shortcuts: ['Enter', 'F2'], run: () => edit() },
    { label: 'Fill down from the first row', shortcuts: ['mod+D'], run: () => cells.fillDown() },
    { label: 'Empty the cells', shortcuts: ['Delete', 'Backspace'], run: () => cells.clear() },
  ]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = moveSelection(selection, event, size);
    const key = keyFor(event, keys.current);
    const isTyping = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (next !== undefined) select(next);
    else if (key?.run !== undefined) key.run();
    else if (isTyping) edit(event.key);
    else return;
    // Elsewhere in the editor, single keys are shortcuts.
    take(event);
  };
  const onCopy = (event: ClipboardEvent): void => {
    take(event);
    event.clipboardData.setData('text/plain', cells.copy());
  };
  const onCut = (event: ClipboardEvent): void => {
    onCopy(event);
    cells.clear();
  };
  const onPaste = (event: ClipboardEvent): void => {
    take(event);
    cells.paste(event.clipboardData.getData('text/plain'));
  };
  const handlers = editing === undefined ? { onKeyDown, onCopy, onCut, onPaste } : {};
  return { editing, edit: () => edit(), finish, handlers };
}

const plainKey = { shiftKey: false, ctrlKey: false, metaKey: false };

/** Neither the browser nor the editor handles it further. */
function take(event: ClipboardEvent | KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
