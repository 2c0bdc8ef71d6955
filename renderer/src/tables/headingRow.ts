import type { Problem } from '../errors.js';
import { readHeading } from './readHeading.js';
import { unitOf } from './tableFile.js';
import type { TableRow } from './table.js';

/** How many rows of a table may hold the headings: the first one, and those below notes on the game. */
const MOST_ROWS = 10;
const NEARLY_ALL = 0.75;

/**
 * The index of the row with the headings. Rows above it with a single filled cell are titles of the sheet. Other notes,
 * such as `Version | 3`, are told from headings by the known words of the row below them.
 * @param rows those with content
 */
export function headingRow(rows: readonly TableRow[]): number {
  const first = Math.max(
    0,
    rows.findIndex(({ cells }) => filled(cells) >= 2 || cells.length < 2),
  );
  const notes = rows[first]?.cells ?? [];
  const below = rows.slice(0, MOST_ROWS).findIndex(({ cells }, at) => at > first && isHeadingsBelow(cells, notes));
  return below < 0 ? first : below;
}

/**
 * Whether a row holds the headings, and not the notes above it. A card may consist of such words as well (“Text”,
 * “Symbol”), so the row is wider than the notes, or nearly all of its cells are known.
 */
function isHeadingsBelow(cells: readonly string[], notes: readonly string[]): boolean {
  const [known, above] = [knownColumns(cells), knownColumns(notes)];
  if (above.has('title') || known.size - above.size < 2) return false;
  return filled(cells) > filled(notes) || (above.size === 0 && known.size >= filled(cells) * NEARLY_ALL);
}

/** The columns that cells name, with their languages. */
export function knownColumns(cells: readonly string[]): ReadonlySet<string> {
  const headings = cells
    .map((cell) => readHeading(cell))
    .flatMap((heading) => (heading.kind === 'column' ? heading : []));
  return new Set(headings.map(({ column, language }) => [column.name, language].filter(Boolean).join(':')));
}

export function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** The row that may hold the headings although the first one was taken. */
export function otherHeadingRow(rows: readonly TableRow[]): TableRow | undefined {
  return rows.slice(0, MOST_ROWS).find(({ cells }) => knownColumns(cells).size >= 2);
}

/** Says which line was taken, unless there are only titles above it. */
export function headingsBelow(rows: readonly TableRow[], file: string): readonly Problem[] {
  const at = headingRow(rows);
  const line = rows[at]?.line;
  const isTaken = rows.slice(0, at).some(({ cells }) => filled(cells) >= 2 || cells.length < 2);
  if (line === undefined || !isTaken) return [];
  const unit = unitOf(file);
  return [
    {
      code: 'table.headings_below',
      severity: 'info',
      path: '',
      message: `${unit === 'row' ? 'Row' : 'Line'} ${line} has the headings; the ${unit}s above it are skipped.`,
      fix: `If another ${unit} has the headings, delete what is above it.`,
      place: { file, line },
    },
  ];
}
