import type { Problem } from '../errors.js';
import { filled, knownColumns } from './headingRow.js';
import { unitOf } from './tableFile.js';
import type { TableRow } from './table.js';

/** A longer cell is a text of a card. */
const LONGEST_NAME = 40;

/**
 * Headings of two rows as one, such as `Card,,Stats,` above `Name,Text,ATK,DEF`: what a text file has left of merged cells.
 * A name that stands in several groups gets the name of its group, as `Attack Min`.
 * @returns undefined if the lower row may be a card
 */
export function joinHeadings(upper: TableRow, lower: TableRow | undefined): TableRow | undefined {
  if (lower === undefined) return undefined;
  const width = Math.max(upper.cells.length, lower.cells.length);
  const [above, below] = [upper, lower].map(({ cells }) =>
    Array.from({ length: width }, (_, index) => (cells[index] ?? '').trim()),
  );
  if (above === undefined || below === undefined) return undefined;
  const fillsGap = below.some((cell, index) => cell !== '' && above[index] === '');
  if (!fillsGap || filled(above) < 2 || !below.every((cell) => cell === '' || mayBeName(cell))) return undefined;
  const names = below.map((cell, index) => (cell === '' ? (above[index] ?? '') : cell));
  const [known, own] = [knownColumns(names), knownColumns(below)];
  // Otherwise, the lower row is a card, which has a title.
  const titleIsAbove = known.has('title') && !own.has('title') && hasTitleAbove(above, below);
  if (!titleIsAbove && !(own.has('title') && own.size >= 2)) return undefined;
  return { line: lower.line, cells: withGroups(names, above) };
}

/** Whether the title's heading is in the upper row, with an empty cell below it. */
function hasTitleAbove(above: readonly string[], below: readonly string[]): boolean {
  return above.some((cell, index) => knownColumns([cell]).has('title') && below[index] === '');
}

/** Names of which several are the same, with the names of their groups in the row above: `Attack Min`. */
export function withGroups(names: readonly string[], above: readonly string[]): readonly string[] {
  return names.map((name, index) => {
    if (name === '' || names.indexOf(name) === names.lastIndexOf(name)) return name;
    const group = above.slice(0, index + 1).findLast((cell) => cell !== '');
    return group === undefined || group === name ? name : `${group} ${name}`;
  });
}

/** Whether a cell may be the heading of a column, and not a card’s text or number. */
export function mayBeName(cell: string): boolean {
  return /\p{L}/u.test(cell) && cell.length <= LONGEST_NAME && !/[\n!?]|[.,;]\s|[.;]$/.test(cell);
}

export function headingsJoined(upper: TableRow, lower: TableRow, file: string): Problem {
  const unit = unitOf(file);
  return {
    code: 'table.headings_joined',
    severity: 'info',
    path: '',
    message: `${unit === 'row' ? 'Rows' : 'Lines'} ${upper.line} and ${lower.line} have the headings together.`,
    fix: `If ${unit} ${lower.line} is a card, write a heading above each of its cells.`,
    place: { file, line: lower.line },
  };
}
