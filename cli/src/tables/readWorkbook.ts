import type { Problem } from '@cardwright/renderer';
import { CardwrightError, LIMITS } from '@cardwright/renderer';
import { unzipSync } from 'fflate';
import type { Table } from './table.js';
import { tableFromRows } from './tableFromRows.js';

/** More than this unpacked is a bomb, not a deck. */
const MOST_UNPACKED = 256 * 1024 * 1024;

/** The first sheet with content of an XLSX or ODS workbook. Formulas count by the value they were saved with. */
export async function readWorkbook(bytes: Uint8Array, file: string): Promise<Table> {
  refuseBomb(bytes, file);
  const { read, utils } = await import('@e965/xlsx');
  const workbook = attempt(file, () =>
    read(bytes, { type: 'array', sheetRows: LIMITS.cards + 2, cellDates: true, dense: true }),
  );
  const sheets = workbook.SheetNames.map((name) => ({
    name,
    rows: utils.sheet_to_json<unknown[]>(workbook.Sheets[name] ?? {}, {
      header: 1,
      raw: false,
      defval: '',
      blankrows: true,
    }),
  }));
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => String(cell).trim() !== '')));
  const [sheet] = filled;
  if (sheet === undefined) throw new CardwrightError('table.empty', `${file} has no rows.`, { path: file });
  const rows = sheet.rows.map((row, index) => ({ line: index + 1, cells: row.map((cell) => String(cell ?? '')) }));
  return tableFromRows(
    rows,
    file,
    otherSheets(
      filled.slice(1).map(({ name }) => name),
      sheet.name,
      file,
    ),
  );
}

function refuseBomb(bytes: Uint8Array, file: string): void {
  let unpacked = 0;
  attempt(file, () =>
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    }),
  );
  if (unpacked > MOST_UNPACKED) {
    throw new CardwrightError(
      'table.too_large',
      `${file} unpacks to ${Math.round(unpacked / 1024 / 1024)} MB; at most ${MOST_UNPACKED / 1024 / 1024} MB are read.`,
      { path: file, fix: 'Remove pictures and unused sheets, or save the cards as CSV.' },
    );
  }
}

function attempt<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new CardwrightError('table.malformed', `${file} is not a workbook that can be read.`, {
      path: file,
      fix: 'Save it again as .xlsx or .ods, or as CSV.',
      cause,
    });
  }
}

function otherSheets(names: readonly string[], used: string, file: string): Problem[] {
  if (names.length === 0) return [];
  return [
    {
      code: 'table.more_sheets',
      severity: 'info',
      path: '',
      message: `The sheet "${used}" was read; the workbook also has ${names.map((name) => `"${name}"`).join(', ')}.`,
      place: { file },
    },
  ];
}
