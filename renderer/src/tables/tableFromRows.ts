import { moreLikeThese } from '../counted.js';
import type { Problem } from '../errors.js';
import { CardwrightError } from '../errors.js';
import { LIMITS } from '../schema/index.js';
import { filled, headingRow, headingsBelow } from './headingRow.js';
import { headingsJoined, joinHeadings } from './joinHeadings.js';
import { headingsOnly, noRows } from './noRows.js';
import { problemsInRows } from './problemsInRows.js';
import { headingsRepeated, repeatsHeadings } from './repeatedHeadings.js';
import type { Table, TableRow } from './table.js';
import { hasUnits, unitsSkipped } from './unitsRow.js';

/** Uses the row with the headings as the header and checks the rows below against it. */
export function tableFromRows(all: readonly TableRow[], file: string, before: readonly Problem[] = []): Table {
  const rows = all.filter(({ cells }) => filled(cells) > 0);
  const [first, ...below] = rows.slice(headingRow(rows));
  const [second] = below;
  const joined = first && joinHeadings(first, second);
  const header = joined ?? first;
  if (header === undefined) throw noRows(file);
  const isRepeated = (row: TableRow): boolean =>
    [first, joined && second].some((headings) => headings !== undefined && repeatsHeadings(row, headings));
  const under = joined === undefined ? below : below.slice(1);
  const rest = under.filter((row) => !isRepeated(row));
  const units = hasUnits(rest, header.cells) ? rest.slice(0, 1) : [];
  const body = rest.slice(units.length);
  if (body.length > LIMITS.cards) {
    throw new CardwrightError('table.too_long', `${file} has more than ${LIMITS.cards} rows.`, {
      path: file,
      fix: 'Split it into several decks.',
    });
  }
  // People break long headings into lines.
  const given = header.cells.map((cell) => cell.trim().replaceAll(/\s+/g, ' '));
  const columns = toldApart(given);
  const problems = [
    ...headingsBelow(rows, file),
    ...(joined === undefined || first === undefined ? [] : [headingsJoined(first, joined, file)]),
    ...headingsRepeated(under.filter(isRepeated), file),
    ...unitsSkipped(units, file),
    ...sameNames(given, columns, header.line, file),
    ...unnamedColumns(columns, body, header.line, file),
    ...problemsInRows(body, columns, file),
    ...(body.length === 0 ? [headingsOnly(file, header.line)] : []),
  ];
  const headingRows = [first, joined && second].filter((row) => row !== undefined);
  return {
    ...{ file, columns, headerLine: header.line, headingRows, rows: body },
    problems: shortened([...before, ...problems], file),
  };
}

/** The first problems only, errors before warnings: if every row has a problem, it is usually the same one. */
function shortened(problems: readonly Problem[], file: string): readonly Problem[] {
  if (problems.length <= LIMITS.problems) return problems;
  const sorted = problems.toSorted((one, other) => rank(one) - rank(other));
  const rest = sorted.slice(LIMITS.problems);
  const severity = rest.some((problem) => problem.severity === 'error') ? 'error' : 'warning';
  const more = {
    code: 'table.more',
    severity,
    path: '',
    message: moreLikeThese(rest.length, 'problem'),
    place: { file },
  } as const;
  return [...sorted.slice(0, LIMITS.problems), more];
}

function rank({ severity }: Problem): number {
  return severity === 'error' ? 0 : 1;
}

/** Columns without a name: notes beside the cards, or forgotten headings. */
function unnamedColumns(columns: readonly string[], body: readonly TableRow[], line: number, file: string): Problem[] {
  return columns.flatMap((name, index): Problem[] => {
    if (name !== '' || !body.some(({ cells }) => (cells[index] ?? '').trim() !== '')) return [];
    return [
      {
        code: 'table.unnamed_column',
        severity: 'warning',
        path: '',
        message: `Column ${index + 1} has no name and is ignored.`,
        fix: 'Give it a name, or delete it.',
        place: { file, line, column: index + 1 },
      },
    ];
  });
}

/** Numbers the columns whose name another one before them has: `Note`, `Note 2`. */
function toldApart(given: readonly string[]): string[] {
  const taken = new Set(given);
  return given.map((name, index) => {
    if (name === '' || given.indexOf(name) === index) return name;
    let number = 2;
    while (taken.has(`${name} ${number}`)) number += 1;
    taken.add(`${name} ${number}`);
    return `${name} ${number}`;
  });
}

function sameNames(given: readonly string[], columns: readonly string[], line: number, file: string): Problem[] {
  return given.flatMap((name, index): Problem[] => {
    const used = columns[index] ?? name;
    if (used === name) return [];
    return [
      {
        code: 'table.column_twice',
        severity: 'warning',
        path: used,
        message: `Columns ${given.indexOf(name) + 1} and ${index + 1} have the same name, "${name}"; column ${index + 1} is read as "${used}".`,
        fix: 'Rename or remove one of them.',
        place: { file, line, column: index + 1 },
      },
    ];
  });
}
