import type { DeckValue } from '@cardwright/renderer';
import { delimited } from '@cardwright/renderer/tables';
import { applyRanges, type RangeEdit } from './rangeEdits.js';

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

/** Changes cells of a text table and keeps every other character. @returns undefined if a cell is not as expected */
export function editCsvText(text: string, { cells, columns, headerLine, removed }: TableChanges): string | undefined {
  const { delimiter } = delimited(text);
  // Such files may write quotes literally.
  if (delimiter === '\t' && text.includes('"')) return undefined;
  const rows = rowsOf(text, delimiter);
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const edits: RangeEdit[] = [];
  for (const { line, column, before, value } of cells) {
    const cell = byLine.get(line)?.cells[column - 1];
    if (cell === undefined || settled(cell.value) !== settled(before)) return undefined;
    edits.push({ from: cell.from, to: cell.to, text: writeCell(value, delimiter, cell.isQuoted) });
  }
  for (const row of rows) {
    if (removed.has(row.line)) edits.push({ from: row.from, to: row.to, text: '' });
    else if (row.line >= headerLine && columns.size > 0) {
      const added = [...columns].map(([name, values]) =>
        row.line === headerLine ? name : (values.get(row.line) ?? ''),
      );
      const end = row.cells.at(-1)?.to ?? row.from;
      const isEmpty = row.cells.every(({ value }) => value === '');
      if (!isEmpty)
        edits.push({
          from: end,
          to: end,
          text: added.map((each) => delimiter + writeCell(each, delimiter, false)).join(''),
        });
    }
  }
  return applyRanges(text, edits);
}

function settled(value: DeckValue): string {
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
