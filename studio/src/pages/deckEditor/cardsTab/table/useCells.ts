import { useMemo, useState } from 'react';
import { offerUndo } from '../../../../editing/offerUndo.js';
import { toast } from '../../../../toasts/toast.js';
import { allCards } from '../../../../deck/document/find.js';
import { pasteCards } from '../../../../deck/actions/cardClipboard.js';
import type { TakeBack } from '../../../../editing/types.js';
import type { Recipe } from '../../../../deck/document/types.js';
import { useApply, useDeck, useEditor, useSession } from '../../../../deck/editor/EditorContext.js';
import { printCells, readCells } from './cellBlock.js';
import {
  type CellPlace,
  type CellSelection,
  follow,
  type HeldSelection,
  only,
  rangeOf,
  sizeOf,
  within,
} from './cellSelection.js';
import { columnsOf, isFault } from './columns.js';
import { pasteBlock } from './pasteBlock.js';
import { counted } from '../../../../words/counted.js';

/** The number of errors listed one by one. */
const MOST_FAULTS = 3;

/** The table's cells: the selection, and the operations on it. */
export function useCells() {
  const editor = useEditor();
  const { store } = editor;
  const apply = useApply();
  const deck = useDeck((whole) => whole);
  const language = useSession((session) => session.language);
  const columns = useMemo(() => columnsOf(deck), [deck]);
  const cards = useMemo(() => allCards(deck), [deck]);
  const hold = (next: CellSelection): HeldSelection => ({
    ...next,
    anchorId: cards[next.anchor.row]?.id,
    activeId: cards[next.active.row]?.id,
  });
  const [held, setHeld] = useState(() => hold(only({ row: 0, column: 0 })));
  const ids = useMemo(() => cards.map(({ id }) => id), [cards]);
  const wanted = useMemo(() => follow(held, ids), [held, ids]);
  const size = { rows: cards.length, columns: columns.length };
  const selection = { anchor: within(wanted.anchor, size), active: within(wanted.active, size) };
  const range = rangeOf(selection);
  const { height, width } = sizeOf(range);
  const inRange = <T>(each: (row: number, column: number) => T): T[][] =>
    Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (__, column) => each(range.top + row, range.left + column)),
    );
  const readAt = (row: number, column: number): string => {
    const card = cards[row];
    return card === undefined ? '' : (columns[column]?.read(card, language) ?? '');
  };
  /** Writes the selected cells as one step. Those that cannot hold the text stay as they are. */
  const writeRange = (label: string, textFor: (column: number) => string): TakeBack => {
    const written = inRange((row, column) => columns[column]?.write(cards[row]?.id ?? '', textFor(column), language));
    const recipes = written.flat().filter((step): step is Recipe => step !== undefined && !isFault(step));
    return apply(label, (draft) => {
      for (const recipe of recipes) recipe(draft);
      return undefined;
    });
  };

  return {
    deck,
    cards,
    columns,
    language,
    size,
    selection,
    range,
    setSelection: (next: CellSelection): void => setHeld(hold(next)),
    /** Writes one cell, or says why it cannot. */
    write(place: CellPlace, text: string): void {
      const id = cards[place.row]?.id;
      const column = columns[place.column];
      if (id === undefined || column === undefined || readAt(place.row, place.column) === text) return;
      const written = column.write(id, text, language);
      if (isFault(written))
        toast({ kind: 'warning', title: `${column.label} was not changed`, message: written.fault });
      else apply(`edit ${column.label.toLowerCase()}`, written);
    },
    copy: (): string => printCells(inRange(readAt)),
    /** Empties the selected cells. Several may be out of sight, so it says how many. */
    clear(): void {
      const takeBack = writeRange('clear cells', () => '');
      if (height * width > 1) offerUndo(store, takeBack, { title: `${counted(height * width, 'cell')} emptied` });
    },
    /** Repeats the first selected row below, or the row above a single one. */
    fillDown(): void {
      const source = height > 1 ? range.top : range.top - 1;
      if (source >= 0) writeRange('fill cells down', (column) => readAt(source, column));
    },
    /** Pastes cells, or the cards that were copied elsewhere in an editor. */
    paste(text: string): void {
      if (pasteCards(editor, text) > 0) return;
      const place = { ids, columns, row: range.top, column: range.left, height, width, language };
      const { recipe, faults, cellCount, newCardCount } = pasteBlock(deck, readCells(text), place);
      if (text === '' || (cellCount === 0 && newCardCount === 0)) {
        const message = text === '' ? 'The clipboard has no text.' : describe(faults);
        toast({ kind: 'warning', title: 'Nothing was pasted', message });
        return;
      }
      const takeBack = apply('paste cells', recipe);
      const made = newCardCount === 0 ? '' : `, ${counted(newCardCount, 'new card')}`;
      offerUndo(store, takeBack, {
        kind: faults.length > 0 ? 'warning' : 'success',
        title: `${counted(cellCount, 'cell')} pasted${made}`,
        ...(faults.length > 0 && { message: describe(faults) }),
      });
    },
    readAt,
  };
}

export type Cells = ReturnType<typeof useCells>;

function describe(faults: readonly string[]): string {
  const rest = faults.length - MOST_FAULTS;
  return [...faults.slice(0, MOST_FAULTS), ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ');
}
