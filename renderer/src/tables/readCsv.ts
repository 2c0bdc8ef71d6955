import { CardwrightError } from '../errors.js';
import { LIMITS } from '../schema/index.js';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeTable } from './decodeTable.js';
import type { Table, TableRow } from './table.js';
import { tableFromRows } from './tableFromRows.js';

const DELIMITERS = [',', ';', '\t', '|'];
/** Enough to tell the delimiter; less than a screenful of rows misleads. */
const SAMPLE_ROWS = 25;
const SAMPLE_LENGTH = 1_000_000;

/** Comma-, semicolon-, tab- or bar-separated values in any common encoding. */
export function readCsv(bytes: Uint8Array, file: string): Table {
  const { text, problems } = decodeTable(bytes, file);
  // Excel may be told the delimiter by a first line; that line stays, empty, so that lines are counted as in the file.
  const told = /^\ufeff?sep=([,;\t|])(?=[\r\n])/i.exec(text);
  const body = told === null ? text : text.slice(told[0].length);
  const delimiter = told?.[1] ?? detectDelimiter(body);
  const rows = delimiter === '\t' ? parseTabs(body, file) : parseRows(body, { file, delimiter });
  return tableFromRows(rows, file, problems);
}

/**
 * Some programs quote cells in tab-separated files, others write quotes as they are: where quotes would join lines of a
 * table that is rectangular without them, they are mere characters.
 */
function parseTabs(text: string, file: string): TableRow[] {
  const plain = (): TableRow[] => parseRows(text, { file, delimiter: '\t', quote: null });
  if (!text.includes('"')) return plain();
  let quoted: TableRow[];
  try {
    quoted = parseRows(text, { file, delimiter: '\t' });
  } catch (error) {
    if (error instanceof CardwrightError && error.code === 'table.malformed') return plain();
    throw error;
  }
  if (!quoted.some(({ cells }) => cells.some((cell) => cell.includes('\n')))) return quoted;
  const literal = plain();
  return literal.every(({ cells }) => cells.length === literal[0]?.cells.length) ? literal : quoted;
}

/** The delimiter that cuts the first rows into the most columns that agree with the header's. */
export function detectDelimiter(text: string): string {
  const start = text.slice(0, SAMPLE_LENGTH);
  const scores = DELIMITERS.map((delimiter) => {
    const rows = sample(start, delimiter);
    const width = rows[0]?.length ?? 0;
    const agreeing = rows.filter((row) => row.length === width).length;
    return { delimiter, score: width < 2 ? 0 : width * (agreeing / rows.length) };
  });
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score === 0 ? ',' : best.delimiter;
}

/** The first rows; where quotes make no sense of them, those that there are without. */
function sample(text: string, delimiter: string): string[][] {
  const first = (quote: string | null): string[][] =>
    parse(text, {
      delimiter,
      quote,
      to: SAMPLE_ROWS,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  try {
    return first('"');
  } catch (error) {
    if (error instanceof CsvError) return first(null);
    throw error;
  }
}

interface Dialect {
  readonly file: string;
  readonly delimiter: string;
  readonly quote?: null;
}

function parseRows(text: string, { file, delimiter, quote }: Dialect): TableRow[] {
  // A record's own line count is where it ends; it begins after the one before it.
  let begins = 1;
  const rows: TableRow[] = [];
  try {
    parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      // `5" gun` in a cell without quotes is a quote and nothing else.
      relax_quotes: true,
      ...(quote === null && { quote }),
      max_record_size: LIMITS.text * 8,
      to: LIMITS.cards + 2,
      on_record: (cells: string[], { lines }: { lines: number }) => {
        rows.push({ line: begins, cells });
        begins = lines + 1;
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw malformed(error, file, begins);
    throw error;
  }
}

/** What CSV can be wrong in is always a quote: one that is not closed, or closed so late that a row is endless. */
function malformed(cause: CsvError, file: string, line: number): CardwrightError {
  const isQuote = cause.code === 'CSV_QUOTE_NOT_CLOSED' || cause.code === 'CSV_MAX_RECORD_SIZE';
  const message = isQuote
    ? 'In the row that begins here a quote is opened and not closed.'
    : `The row that begins here cannot be read: ${cause.message}.`;
  const fix = 'Close the cell with a quote; a quote inside a quoted cell is written twice ("").';
  return new CardwrightError('table.malformed', `${file}:${line} is no row of a table: ${message}`, {
    path: file,
    fix,
    problems: [{ code: 'table.malformed', severity: 'error', path: '', message, fix, place: { file, line } }],
    cause,
  });
}
