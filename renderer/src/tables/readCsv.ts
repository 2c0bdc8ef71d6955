import { CardwrightError, type Problem } from '../errors.js';
import { LIMITS } from '../schema/index.js';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeTable } from './decodeTable.js';
import { delimited, LINE_ENDS, LONGEST_ROW } from './delimited.js';
import type { Table, TableRow } from './table.js';
import { nameCell, unitOf } from './tableFile.js';
import { tableFromRows } from './tableFromRows.js';
import { unclosedQuotes, withoutQuotes, type UnclosedQuote } from './unclosedQuotes.js';

const LF = 0x0a;
const CR = 0x0d;

/** Reads comma-, semicolon-, tab- or pipe-separated values in the given encoding, or the one that `decodeTable` finds. */
export function readCsv(bytes: Uint8Array, file: string, encoding?: string): Table {
  const { text, problems } = decodeTable(bytes, file, encoding);
  const { delimiter, body } = delimited(text);
  if (delimiter === '\t') return tableFromRows(parseTabs(body, file), file, problems);
  const quotes = unclosedQuotes(body, delimiter);
  const rows = parseRows(withoutQuotes(body, quotes), { file, delimiter });
  const neverClosed = quotes.map((quote) => describeQuote(quote, file));
  if (neverClosed.length > 0 && rows.length > LIMITS.cards + 1) throw tooLong(neverClosed, file);
  return tableFromRows(delimiter === '|' ? withoutRules(rows) : rows, file, [...problems, ...neverClosed]);
}

const CLOSE_QUOTE = 'End the cell with a quotation mark. Double any quotation mark inside a quoted cell ("").';

function describeQuote({ line: begins, row, column }: UnclosedQuote, file: string): Problem {
  const line = unitOf(file) === 'row' ? row : begins;
  return {
    code: 'table.unclosed_quote',
    severity: 'warning',
    path: '',
    message: `Row ${nameCell(file, line, column)}: the quotation mark that opens here is never closed.`,
    fix: CLOSE_QUOTE,
    place: { file, line, column },
  };
}

/** For a cell that may hold all the lines after it: without its quotation mark, each of them is a row. */
function tooLong(problems: readonly Problem[], file: string): CardwrightError {
  return new CardwrightError('table.malformed', `${file}: ${problems[0]?.message ?? ''}`, {
    path: file,
    fix: CLOSE_QUOTE,
    problems: problems.map((problem) => ({ ...problem, severity: 'error' })),
  });
}

/** The rows of a table in Markdown without the line below its headings, and with the line breaks of its cells. */
function withoutRules(rows: readonly TableRow[]): readonly TableRow[] {
  const isRule = ({ cells }: TableRow): boolean =>
    cells.some((cell) => cell.includes('--')) && cells.every((cell) => /^(?:|:?-{2,}:?)$/.test(cell.trim()));
  if (!rows.some(isRule)) return rows;
  const rest = rows.filter((row) => !isRule(row));
  return rest.map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.replaceAll(/<br ?\/?>/gi, '\n')) }));
}

/**
 * Some programs quote cells in tab-separated files, others write quotes literally. If quotes would join lines of a
 * table that is rectangular without them, they are literal.
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
  if (!quoted.some(({ cells }) => cells.some((cell) => /[\r\n]/.test(cell)))) return quoted;
  // Excel ends lines within cells by LF and rows by CRLF.
  if (text.includes('\r\n') && /(?<!\r)\n/.test(text)) return quoted;
  const literal = plain();
  return literal.every(({ cells }) => cells.length === literal[0]?.cells.length) ? literal : quoted;
}

interface Dialect {
  readonly file: string;
  readonly delimiter: string;
  readonly quote?: null;
}

function parseRows(text: string, { file, delimiter, quote }: Dialect): TableRow[] {
  // The parser counts the CR and the LF of a line end within quotes as two lines, so they are counted here.
  const bytes = new TextEncoder().encode(text);
  let begins = 1;
  let from = 0;
  const rows: TableRow[] = [];
  try {
    parse(text, {
      delimiter,
      record_delimiter: LINE_ENDS,
      bom: true,
      relax_column_count: true,
      // In an unquoted cell, the quote in `5" gun` is literal.
      relax_quotes: true,
      ...(quote === null && { quote }),
      max_record_size: LONGEST_ROW,
      to: LIMITS.cards + 2,
      on_record: (cells: string[], { bytes: to }: { bytes: number }) => {
        rows.push({ line: begins, cells });
        begins += unitOf(file) === 'row' ? 1 : lineEnds(bytes.subarray(from, to));
        from = to;
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw malformed(error, file, begins);
    throw error;
  }
}

/** How many lines end here, as editors count them: by CRLF, LF or CR. */
function lineEnds(bytes: Uint8Array): number {
  return bytes.reduce((count, byte, at) => count + (byte === LF || (byte === CR && bytes[at + 1] !== LF) ? 1 : 0), 0);
}

/** Malformed CSV is always due to a quote that is closed too late or never. */
function malformed(cause: CsvError, file: string, line: number): CardwrightError {
  const isQuote = cause.code === 'CSV_QUOTE_NOT_CLOSED' || cause.code === 'CSV_MAX_RECORD_SIZE';
  const message = isQuote
    ? 'The row that begins here has an opening quotation mark but no closing one.'
    : `The row that begins here cannot be read: ${cause.message}.`;
  return new CardwrightError('table.malformed', `${file}:${line}: ${message}`, {
    path: file,
    fix: CLOSE_QUOTE,
    problems: [
      { code: 'table.malformed', severity: 'error', path: '', message, fix: CLOSE_QUOTE, place: { file, line } },
    ],
    cause,
  });
}
