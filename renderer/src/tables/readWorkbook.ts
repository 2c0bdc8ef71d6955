import { LIMITS } from '../schema/index.js';
import type { WorkSheet } from '@e965/xlsx';
import { type Cell, type CellReading, cellText } from './cellText.js';
import { chooseSheet } from './chooseSheet.js';
import { guessLanguage } from './guessLanguage.js';
import { localDates } from './localDates.js';
import { localNumbers } from './localNumbers.js';
import type { Sheet } from './rateSheet.js';
import { sectionRows } from './sectionRows.js';
import type { HiddenCells } from './hiddenCells.js';
import { spreadMerges } from './spreadMerges.js';
import type { Table, TableRow } from './table.js';
import { tableFromRows } from './tableFromRows.js';
import { notAWorkbook, unpackWorkbook } from './unpackWorkbook.js';
import { hasAny, hiddenProblem, withoutHidden } from './withoutHidden.js';
import { picturesProblem, withoutDrawnColumns } from './workbookPictures.js';

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
 * Reads the sheet with the cards of an XLSX or ODS workbook, as `chooseSheet` finds it. Cells are read as displayed in the
 * language of the table, also durations (30:00:00) and years, but dates as 2026-05-01 in English tables, times as 14:15, formulas as their saved
 * values, and merged cells as their content. Hidden rows and columns are left out unless they are wanted.
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
  const tableOf = (reading: CellReading): Table => {
    const sheets = workbook.SheetNames.map((name, index): Sheet => {
      const isHidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0 || hiddenSheets.has(name);
      const rows = rowsOf(workbook.Sheets[name], reading);
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
  };
  const table = tableOf({ hasPictures });
  const language = guessLanguage(table);
  // OpenDocument holds numbers as their author saw them.
  const numbers = isOpenDocument ? undefined : localNumbers(language);
  const days = localDates(language);
  return numbers === undefined && days === undefined ? table : tableOf({ hasPictures, numbers, days });
}

function hiddenIn(sheet: WorkSheet | undefined): HiddenCells {
  const hidden = (of: readonly ({ hidden?: boolean } | undefined)[] = []): ReadonlySet<number> =>
    new Set([...of.entries()].flatMap(([index, one]) => (one?.hidden === true ? index : [])));
  return { rows: hidden(sheet?.['!rows']), columns: hidden(sheet?.['!cols']) };
}

/** Rows with any text. Reads only existing cells, no matter how large the sheet claims to be. */
function rowsOf(sheet: WorkSheet | undefined, reading: CellReading): readonly TableRow[] {
  const data: readonly (readonly (Cell | undefined)[] | undefined)[] = sheet?.['!data'] ?? [];
  const rows: TableRow[] = [];
  // Rows without cells are holes in a sparse array, which forEach skips.
  data.forEach((row, index) => {
    const cells = Array.from({ length: Math.min(row?.length ?? 0, MOST_COLUMNS) }, (_, column) =>
      cellText(row?.[column], reading),
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

function attempt<T>(bytes: Uint8Array, file: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw notAWorkbook(bytes, file, cause);
  }
}
