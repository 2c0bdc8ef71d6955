import { LIMITS } from '../schema/index.js';
import type { WorkSheet } from '@e965/xlsx';
import { chooseSheet } from './chooseSheet.js';
import type { Sheet } from './rateSheet.js';
import { sectionRows } from './sectionRows.js';
import type { HiddenCells } from './hiddenCells.js';
import { spreadMerges } from './spreadMerges.js';
import type { Table, TableRow } from './table.js';
import { tableFromRows } from './tableFromRows.js';
import { notAWorkbook, unpackWorkbook } from './unpackWorkbook.js';
import { hasAny, hiddenProblem, withoutHidden } from './withoutHidden.js';
import { imageAddress, picturesProblem, withoutDrawnColumns } from './workbookPictures.js';

/** Further columns are ignored: no card has that many fields. */
const MOST_COLUMNS = 300;

/** Which parts of a workbook are read. */
export interface WorkbookOptions {
  /** The sheet of a workbook, by its name or its number from 1; the one with the cards if it is absent. */
  readonly sheet?: string | undefined;
  /** Whether rows and columns that the workbook hides are read, too. */
  readonly hidden?: boolean | undefined;
}

/**
 * Reads the sheet with the cards of an XLSX or ODS workbook, as `chooseSheet` finds it. Cells are read as displayed, also
 * durations (30:00:00) and years, but dates as 2026-05-01, times as 14:15, formulas as their saved values, and merged cells as their content.
 * Hidden rows and columns are left out unless they are wanted.
 * @throws CardwrightError `table.no_sheet` if the workbook does not have it, other `table.*` if it cannot be read
 */
export async function readWorkbook(
  bytes: Uint8Array,
  file: string,
  { sheet: wanted, hidden = false }: WorkbookOptions = {},
): Promise<Table> {
  const { archive, isOpenDocument, hiddenSheets, hiddenCells, hasPictures } = unpackWorkbook(bytes, file);
  const { read } = await import('@e965/xlsx');
  const workbook = attempt(bytes, file, () =>
    read(archive, {
      type: 'array',
      sheetRows: LIMITS.cards + 3,
      dense: true,
      cellHTML: false,
      cellDates: true,
      cellNF: true,
      dateNF: 'yyyy-mm-dd',
      // Otherwise, formulas without a value would be missing. OpenDocument repeats empty cells a million times.
      sheetStubs: !isOpenDocument,
      // The library reports hidden rows and columns only if it reads the styles.
      cellStyles: !isOpenDocument,
    }),
  );
  const sheets = workbook.SheetNames.map((name, index): Sheet => {
    const isHidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0 || hiddenSheets.has(name);
    const rows = rowsOf(workbook.Sheets[name], hasPictures);
    const { rows: visible, leftOut } = withoutHidden(rows, hiddenCells[index] ?? hiddenIn(workbook.Sheets[name]));
    return { name, isHidden, rows: hidden ? rows : visible, leftOut };
  });
  const { sheet, problems } = chooseSheet(sheets, file, wanted);
  const { leftOut } = sheet;
  const unread = hasAny(leftOut) && !hidden ? [hiddenProblem(leftOut, file)] : [];
  const pictures = hasPictures ? [picturesProblem(file)] : [];
  const shown = hasPictures ? withoutDrawnColumns(sheet.rows) : sheet.rows;
  const table = tableFromRows(shown, file, [...problems, ...unread, ...pictures]);
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const facts = { sheet: sheet.name, sheets: filled.map(({ name }) => name) };
  return { ...table, workbook: { ...facts, ...(hasAny(leftOut) && { isHiddenRead: hidden }) } };
}

function hiddenIn(sheet: WorkSheet | undefined): HiddenCells {
  const hidden = (of: readonly ({ hidden?: boolean } | undefined)[] = []): ReadonlySet<number> =>
    new Set([...of.entries()].flatMap(([index, one]) => (one?.hidden === true ? index : [])));
  return { rows: hidden(sheet?.['!rows']), columns: hidden(sheet?.['!cols']) };
}

/** Rows with any text. Reads only existing cells, no matter how large the sheet claims to be. */
function rowsOf(sheet: WorkSheet | undefined, hasPictures: boolean): readonly TableRow[] {
  const data: readonly (readonly (Cell | undefined)[] | undefined)[] = sheet?.['!data'] ?? [];
  const rows: TableRow[] = [];
  // Rows without cells are holes in a sparse array, which forEach skips.
  data.forEach((row, index) => {
    const cells = Array.from({ length: Math.min(row?.length ?? 0, MOST_COLUMNS) }, (_, column) =>
      textOf(row?.[column], hasPictures),
    );
    if (cells.some((cell) => cell !== '')) rows.push({ line: index + 1, cells });
  });
  // A sheet's rows end at their last cell, which is not an error, so pad them. Cells with only a style do not count.
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.findLastIndex((cell) => cell !== '') + 1), 0);
  const padded = rows.map(({ line, cells }) => ({
    line,
    cells: Array.from({ length: width }, (_, column) => cells[column] ?? ''),
  }));
  const merges = sheet?.['!merges'] ?? [];
  return sectionRows(spreadMerges(padded, merges), merges);
}

interface Cell {
  /** `z` for a cell without a value. */
  readonly t?: string;
  readonly v?: string | number | boolean | Date | null;
  /** The displayed text. */
  readonly w?: string;
  /** The number format. */
  readonly z?: string | number;
  /** The formula. */
  readonly f?: string;
}

function textOf(cell: Cell | undefined, hasPictures: boolean): string {
  if (cell === undefined) return '';
  const address = imageAddress(cell.f ?? '');
  if (address !== undefined) return address;
  // Excel saves a picture that is placed in a cell as an error without a formula.
  if (hasPictures && cell.t === 'e' && cell.w === '#VALUE!' && cell.f === undefined) return '';
  // A program wrote the workbook without calculating it. As text, the formula is reported.
  if (cell.t === 'z') return cell.f === undefined ? '' : `=${cell.f}`;
  if (cell.v instanceof Date && !isNoDate(cell)) return dateText(cell.v);
  return (cell.w ?? (cell.v === undefined || cell.v === null ? '' : String(cell.v))).trim();
}

/** Formats of durations, such as `[h]:mm` and `mm:ss`, and of years alone. */
const NO_DATE = /\[(?:h+|m+|s+)\]|^mm?:ss|^y+(?:;@)?$/i;
/** A duration that no clock shows: 24 hours, or 60 minutes, and more. */
const LONG_DURATION = /^(?:2[4-9]|[3-9]\d|\d{3,})(?::\d\d){1,2}$/;

/** Workbooks store durations and years as dates. OpenDocument does not tell a duration from a time of day. */
function isNoDate({ z, w }: Cell): boolean {
  return w !== undefined && (NO_DATE.test(String(z ?? '')) || LONG_DURATION.test(w.trim()));
}

/** `2026-05-01`, `2026-05-01 14:15`, or `14:15` for a time of day, which workbooks count from the end of 1899. */
function dateText(date: Date): string {
  const [day = '', clock = ''] = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().split('T');
  const time = clock.startsWith('00:00:00') ? '' : clock.slice(0, clock.slice(6, 8) === '00' ? 5 : 8);
  if (day.startsWith('1899')) return time === '' ? '00:00' : time;
  return time === '' ? day : `${day} ${time}`;
}

function attempt<T>(bytes: Uint8Array, file: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw notAWorkbook(bytes, file, cause);
  }
}
