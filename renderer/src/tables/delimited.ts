import { CsvError, parse } from 'csv-parse/sync';
import { LIMITS } from '../schema/index.js';

const DELIMITERS = [',', ';', '\t', '|'];
/** A file that several programs have written may mix them. */
export const LINE_ENDS = ['\r\n', '\n', '\r'];
/** Characters of the longest row that is read, and thus of its longest cell. */
export const LONGEST_ROW = LIMITS.text * 8;
/** Enough rows to detect the delimiter; a few rows could mislead. */
const SAMPLE_ROWS = 25;
const SAMPLE_LENGTH = 1_000_000;

/**
 * The delimiter of a text and its rows. Programs may write it above them: Excel as `sep=;`, and Anki among other
 * settings. Such lines are emptied, not removed, so that line numbers match the file; Anki's list of columns stays as the
 * headings.
 */
export function delimited(text: string): { readonly delimiter: string; readonly body: string } {
  const told = /^\ufeff?sep=([,;\t|])(?=[\r\n])/i.exec(text);
  if (told?.[1] !== undefined) return { delimiter: told[1], body: text.slice(told[0].length) };
  const settings = ANKI_SETTINGS.exec(text)?.[0] ?? '';
  const body = settings.replaceAll(/^.*$/gm, ankiHeadings) + text.slice(settings.length);
  return { delimiter: detectDelimiter(body), body };
}

/** Lines such as `#separator:tab` and `#columns:Front[tab]Back`, which begin the notes that Anki exports. */
const ANKI_SETTINGS = /^\ufeff?#separator:[^\r\n]*(?:\r?\n#[a-z ]+:[^\r\n]*)*/i;

const ankiHeadings = (line: string): string => /^#columns:(.*)/i.exec(line)?.[1] ?? '';

/**
 * The delimiter that splits the first rows into the most columns consistent with the header. If hardly any row is, a title
 * may stand above the header: then the one that splits most rows alike.
 */
export function detectDelimiter(text: string): string {
  const start = text.slice(0, SAMPLE_LENGTH);
  const widths = DELIMITERS.map((delimiter) => sample(start, delimiter).map((row) => row.length));
  const best = (scores: readonly number[], least: number): string | undefined => {
    const most = Math.max(...scores);
    return most > least ? DELIMITERS[scores.indexOf(most)] : undefined;
  };
  const likeHeader = widths.map((rows) => score(rows, rows[0] ?? 0));
  const likeMost = widths.map((rows) => score(rows, middle(rows)));
  return best(likeHeader, 1) ?? best(likeMost, 1) ?? best(likeHeader, 0) ?? ',';
}

/** The cells of the rows with this width, per row. @param widths the number of cells of each row */
function score(widths: readonly number[], width: number): number {
  return width < 2 ? 0 : width * (widths.filter((other) => other === width).length / widths.length);
}

const middle = (widths: readonly number[]): number => widths.toSorted((a, b) => a - b)[widths.length >> 1] ?? 0;

/** The first rows; if quoting makes them invalid, the rows with literal quotes. */
function sample(text: string, delimiter: string): string[][] {
  const first = (quote: string | null): string[][] =>
    parse(text, {
      delimiter,
      quote,
      record_delimiter: LINE_ENDS,
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
