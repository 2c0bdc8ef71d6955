import { CardwrightError, LIMITS } from '@cardwright/renderer';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeTable } from './decodeTable.js';
import type { Table, TableRow } from './table.js';
import { tableFromRows } from './tableFromRows.js';

const DELIMITERS = [',', ';', '\t', '|'];
/** Enough to tell the delimiter; less than a screenful of rows misleads. */
const SAMPLE_ROWS = 25;

/** Comma-, semicolon-, tab- or bar-separated values in any common encoding. */
export function readCsv(bytes: Uint8Array, file: string): Table {
  const { text, problems } = decodeTable(bytes, file);
  const rows = parseRows(text, file, detectDelimiter(text));
  return tableFromRows(rows, file, problems);
}

/** The delimiter that cuts the first rows into the most columns that agree with the header's. */
export function detectDelimiter(text: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const rows = sample(text, delimiter);
    const width = rows[0]?.length ?? 0;
    const agreeing = rows.filter((row) => row.length === width).length;
    return { delimiter, score: width < 2 ? 0 : width * (agreeing / rows.length) };
  });
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score === 0 ? ',' : best.delimiter;
}

function sample(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, to: SAMPLE_ROWS, bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

function parseRows(text: string, file: string, delimiter: string): TableRow[] {
  try {
    const records = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      info: true,
      max_record_size: LIMITS.text * 8,
      to: LIMITS.cards + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    // A record's own line count is where it ends; it begins after the one before it.
    return records.map(({ record }, index) => ({ line: (records[index - 1]?.info.lines ?? 0) + 1, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : undefined;
    throw new CardwrightError('table.malformed', `${file} is not a table: ${error.message}.`, {
      path: file,
      problems: [
        {
          code: 'table.malformed',
          severity: 'error',
          path: '',
          message: `${error.message}.`,
          fix: 'A quote inside a quoted cell is written twice (""); a quoted cell ends with a quote.',
          place: { file, ...(line === undefined ? {} : { line }) },
        },
      ],
      cause: error,
    });
  }
}
