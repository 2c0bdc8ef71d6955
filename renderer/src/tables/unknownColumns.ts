import type { Problem } from '../errors.js';
import { readHeading, type Heading } from './readHeading.js';
import { suggestGameValue } from './gameValues.js';
import { suggestColumn } from './suggestColumn.js';
import type { Table } from './table.js';
import { columnOption } from './columnOption.js';

/** A column that no known heading explains, so that it becomes a custom field. */
export interface UnknownColumn {
  readonly column: string;
  /** The name of the custom field. */
  readonly field: string;
  /** The known column, or the field of official designs (`field:attack`), that it may mean; absent if nothing suggests one. */
  readonly suggestion?: string;
}

/**
 * The columns that became custom fields by default.
 * @param renamed columns whose meaning was given
 */
export function unknownColumns(
  table: Table,
  headings: readonly Heading[],
  renamed: ReadonlyMap<string, string> = new Map(),
): readonly UnknownColumn[] {
  const taken = new Set(headings.flatMap((heading) => nameOf(heading) ?? []));
  const gameValues = table.columns.map(suggestGameValue);
  // If two columns may hold the same value, only people can tell which one does.
  const isContested = (value: string): boolean => gameValues.filter((each) => each === value).length > 1;
  return table.columns.flatMap((column, index) => {
    const heading = headings[index];
    const read = readHeading(column);
    // If two columns have the same meaning, another problem reports the second.
    const isSecond = read.kind === 'column' && taken.has(read.column.name);
    const isOwn = renamed.has(column) || /^\s*field:/i.test(column) || isSecond;
    if (heading?.kind !== 'field' || isOwn) return [];
    // A known heading gets here if its values do not fit, such as colours in words or ids from another program.
    const suggestion = read.kind === 'column' ? undefined : (gameValues[index] ?? suggestColumn(column));
    const isUseful = suggestion !== undefined && !taken.has(suggestion) && !isContested(suggestion);
    return [{ column, field: heading.name, ...(isUseful && { suggestion }) }];
  });
}

/** As a heading names it: `copies`, `field:cost`. */
function nameOf(heading: Heading): string | undefined {
  if (heading.kind === 'none') return undefined;
  return heading.kind === 'column' ? heading.column.name : `field:${heading.name}`;
}

/** Reports unknown columns, with the way to map them. @param headings the meanings of all columns */
export function unknownColumnProblems(
  table: Table,
  headings: readonly Heading[],
  unknown: readonly UnknownColumn[],
): readonly Problem[] {
  if (unknown.length === 0) return [];
  const names = unknown.map(({ column }) => `"${column}"`).join(', ');
  const isOnly = table.columns.filter((column) => column !== '').length === 1;
  return [
    {
      code: 'table.unknown_columns',
      severity: 'info',
      path: '',
      message: `${unknown.length === 1 ? 'This column becomes a custom field' : 'These columns become custom fields'}: ${names}.`,
      // If there is only one column, the warning about missing titles says what to do.
      ...(!isOnly && { fix: wayToMap(unknown, freeMeaning(headings)) }),
      place: { file: table.file, line: table.headerLine },
    },
  ];
}

/** A meaning for an example, which no other column has. */
function freeMeaning(headings: readonly Heading[]): string {
  const taken = new Set(headings.flatMap((heading) => nameOf(heading) ?? []));
  const free = ['description', 'one_liner', 'secondary_text', 'attribution'].find((name) => !taken.has(name));
  return free ?? 'field:name';
}

/** @param example a meaning that is free */
function wayToMap(unknown: readonly UnknownColumn[], example: string): string {
  const likely = unknown.flatMap(({ column, suggestion }) =>
    suggestion === undefined ? [] : [{ column, suggestion }],
  );
  if (likely.length === 0)
    return `If ${unknown.length === 1 ? 'it' : 'one of them'} means something else, use --column ${columnOption(unknown[0]?.column ?? '', example)}.`;
  const guesses = likely.map(({ column, suggestion }) => `"${column}" may be ${suggestion}. `);
  // Each meaning is offered once: a second column with the same meaning would be refused.
  const meanings = [...new Set(likely.map(({ suggestion }) => suggestion))];
  const mapped = meanings.map((meaning) =>
    columnOption(likely.find(({ suggestion }) => suggestion === meaning)?.column ?? '', meaning),
  );
  return `${guesses.join('')}If so, use --column ${mapped.join(' ')}.`;
}
