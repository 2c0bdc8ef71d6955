import type { Problem } from '@cardwright/renderer';
import { CardwrightError, LIMITS } from '@cardwright/renderer';
import type { Table, TableRow } from './table.js';

/** Takes the first row with content as the header and checks the others against it. */
export function tableFromRows(all: readonly TableRow[], file: string, before: readonly Problem[] = []): Table {
  const rows = all.filter(({ cells }) => filled(cells) > 0);
  const [header, ...body] = rows.slice(titleRows(rows));
  if (header === undefined) {
    throw new CardwrightError('table.empty', `${file} has no rows.`, {
      path: file,
      fix: 'The first row names the columns (title, description, category …); every further row is a card.',
    });
  }
  if (body.length > LIMITS.cards) {
    throw new CardwrightError('table.too_long', `${file} has more than ${LIMITS.cards} rows.`, {
      path: file,
      fix: 'Split it into several decks.',
    });
  }
  const columns = header.cells.map((cell) => cell.trim());
  const problems = [...before, ...columnProblems(columns, header.line, file)];
  for (const row of body) problems.push(...rowProblems(row, columns, file));
  return { file, columns, headerLine: header.line, rows: body, problems };
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** Rows above the header with one filled cell of several are titles of the sheet, as merged cells give them. */
function titleRows(rows: readonly TableRow[]): number {
  const first = rows.findIndex(({ cells }) => filled(cells) >= 2 || cells.length < 2);
  return Math.max(0, first);
}

function columnProblems(columns: readonly string[], line: number, file: string): Problem[] {
  return columns.flatMap((name, index): Problem[] => {
    const first = columns.indexOf(name);
    if (name === '' || first === index) return [];
    return [
      {
        code: 'table.column_twice',
        severity: 'error',
        path: name,
        message: `The column "${name}" stands twice, as number ${first + 1} and ${index + 1}.`,
        fix: 'Rename or remove one of them.',
        place: { file, line, column: index + 1 },
      },
    ];
  });
}

function rowProblems(row: TableRow, columns: readonly string[], file: string): Problem[] {
  const problems: Problem[] = [];
  const surplus = row.cells.findIndex((cell, index) => cell.trim() !== '' && (columns[index] ?? '') === '');
  if (surplus >= 0) {
    problems.push({
      code: 'table.surplus_cell',
      severity: 'error',
      path: '',
      message: `The row has ${row.cells.length} cells, but there are ${columns.length} columns; cell ${surplus + 1} belongs to none.`,
      fix: 'Put texts with the delimiter in them into quotes, or name the column.',
      place: { file, line: row.line, column: surplus + 1 },
    });
  } else if (row.cells.length < columns.length) {
    problems.push({
      code: 'table.short_row',
      severity: 'warning',
      path: '',
      message: `The row has ${row.cells.length} of ${columns.length} cells; the missing ones are taken as empty.`,
      place: { file, line: row.line, column: row.cells.length + 1 },
    });
  }
  const formula = row.cells.findIndex((cell) => /^=[A-Za-z(]/.test(cell.trim()));
  if (formula >= 0) {
    problems.push({
      code: 'table.formula',
      severity: 'warning',
      path: columns[formula] ?? '',
      message: `The cell holds a formula (${row.cells[formula]?.trim().slice(0, 40) ?? ''}); it is kept as text, nothing is computed.`,
      fix: 'Save the table with values instead of formulas.',
      place: { file, line: row.line, column: formula + 1 },
    });
  }
  return problems;
}
