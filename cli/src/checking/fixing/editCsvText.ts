import type { DeckValue } from '@cardwright/renderer';
import { delimited } from '@cardwright/renderer/tables';
import { applyRanges, type RangeEdit } from './rangeEdits.js';
import type { Refusal } from './Refusal.js';

/** Lines and columns count from 1. */
export interface CellChange {
  readonly line: number;
  readonly column: number;
  readonly before: DeckValue;
  readonly value: DeckValue;
}

export interface TableChanges {
  readonly cells: readonly CellChange[];
  /** New columns with the values of a few rows, by line. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<number, DeckValue>>;
  readonly headerLine: number;
  /** Lines on which the rows to remove begin. */
  readonly removed: ReadonlySet<number>;
  /** The cells that the check read, by the line of their row. */
  readonly checked: ReadonlyMap<number, readonly string[]>;
}

interface Cell {
  readonly from: number;
  readonly to: number;
  readonly isQuoted: boolean;
  readonly value: string;
}

interface CsvRow {
  readonly line: number;
  readonly from: number;
  /** After its line end. */
  readonly to: number;
  readonly cells: readonly Cell[];
}

/** Changes cells of a text table and keeps every other character. Refuses rows that are not as they were checked. */
export function editCsvText(text: string, changes: TableChanges): string | Refusal {
  const { delimiter } = delimited(text);
  if (delimiter === '\t' && text.includes('"'))
    return { reason: 'Quotes in a tab-separated file may be part of the texts. Save it as CSV first.' };
  const rows = new Map(rowsOf(text, delimiter).map((row) => [row.line, row]));
  for (const line of linesToEdit(changes)) {
    const row = rows.get(line);
    if (row === undefined || !isSameRow(row, changes.checked.get(line)))
      return { line, reason: 'The row here is not the one that was checked. Change it by hand.' };
  }
  const edits: RangeEdit[] = [];
  for (const { line, column, before, value } of changes.cells) {
    const cell = rows.get(line)?.cells[column - 1];
    if (cell === undefined || settled(cell.value) !== settled(before))
      return { line, reason: `Cell ${column} does not hold the value that was checked. Change it by hand.` };
    edits.push({ from: cell.from, to: cell.to, text: writeCell(value, delimiter, cell.isQuoted) });
  }
  for (const row of rows.values()) {
    if (changes.removed.has(row.line)) edits.push({ from: row.from, to: row.to, text: '' });
    else edits.push(...newCells(row, changes, delimiter));
  }
  return applyRanges(text, edits);
}

/** The lines of the rows that change, but for empty cells at their ends. */
function linesToEdit({ cells, columns, headerLine, removed }: TableChanges): ReadonlySet<number> {
  const filled = [...columns.values()].flatMap((values) => [...values.keys()]);
  return new Set([...cells.map(({ line }) => line), ...removed, ...(filled.length > 0 ? [headerLine] : []), ...filled]);
}

function isSameRow({ cells }: CsvRow, checked: readonly string[] | undefined): boolean {
  return cells.length === checked?.length && cells.every(({ value }, at) => settled(value) === settled(checked[at]));
}

/** What new columns add to the end of a row. */
function newCells({ line, cells }: CsvRow, { columns, headerLine }: TableChanges, delimiter: string): RangeEdit[] {
  const last = cells.at(-1);
  if (last === undefined || columns.size === 0 || line < headerLine || cells.every(({ value }) => value === ''))
    return [];
  const added = [...columns].map(([name, values]) => (line === headerLine ? name : (values.get(line) ?? '')));
  return [
    { from: last.to, to: last.to, text: added.map((each) => delimiter + writeCell(each, delimiter, false)).join('') },
  ];
}

function settled(value: DeckValue | undefined): string {
  return String(value ?? '')
    .replaceAll(/\r\n?/g, '\n')
    .trim();
}

function writeCell(value: DeckValue, delimiter: string, isQuoted: boolean): string {
  const text = String(value ?? '');
  const needsQuotes = text.includes(delimiter) || /["\n\r]|^\s|\s$/.test(text);
  return isQuoted || needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Every row with the places of its cells, by RFC 4180; a quote within a bare cell is literal. */
function rowsOf(text: string, delimiter: string): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let line = 1;
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length;) {
    const from = at;
    const cells: Cell[] = [];
    for (;;) {
      const cell = readCell(text, at, delimiter);
      cells.push(cell);
      at = cell.to;
      if (text[at] !== delimiter) break;
      at += 1;
    }
    at += /^(?:\r\n|[\r\n])/.exec(text.slice(at, at + 2))?.[0].length ?? 0;
    rows.push({ line, from, to: at, cells });
    line += text.slice(from, at).match(/\r\n|[\r\n]/g)?.length ?? 1;
    if (at === from) break;
  }
  return rows;
}

function readCell(text: string, from: number, delimiter: string): Cell {
  if (text[from] === '"') {
    let to = from + 1;
    while (to < text.length && (text[to] !== '"' || text[to + 1] === '"')) to += text[to] === '"' ? 2 : 1;
    const end = text[to + 1];
    if (end === undefined || end === delimiter || end === '\n' || end === '\r')
      return { from, to: to + 1, isQuoted: true, value: text.slice(from + 1, to).replaceAll('""', '"') };
  }
  let to = from;
  while (to < text.length && text[to] !== delimiter && text[to] !== '\n' && text[to] !== '\r') to += 1;
  return { from, to, isQuoted: false, value: text.slice(from, to) };
}
