import type { Problem } from '../errors.js';
import type { CardColumn } from './cardColumns.js';
import { nameOfHeading } from '../schema/deck/fieldLabels.js';
import { languageByHeadings } from './languageByHeadings.js';
import { noTitle } from './noTitle.js';
import { fieldFor, headingLanguage, normalise, readHeading, withoutMarks, type Heading } from './readHeading.js';
import { UUID } from '../schema/values/uuid.js';
import type { Table } from './table.js';

/**
 * The meaning of every column of a table. If two columns mean the same field, the one with the better name is used and
 * the other becomes a custom field.
 * @param renamed replacement headings by the heading in the table
 * @param mainLanguage of the deck: a heading without a language means it
 */
export function readHeadings(
  table: Table,
  renamed: ReadonlyMap<string, string> = new Map(),
  mainLanguage = '',
): { headings: Heading[]; problems: Problem[] } {
  const meanings = givenMeanings(renamed);
  const headings = table.columns.map((column, index) => {
    const given = renamed.get(column);
    if (given !== undefined) return readHeading(given);
    const heading = readHeading(column, meanings);
    if (isFrenchCount(column, table, index)) return readHeading('copies');
    const isOther = [isOtherColor, isOtherId, isOtherArt, isUnit].some((is) => is(heading, table, index));
    return isOther ? fieldFor(column, undefined) : heading;
  });
  const problems: Problem[] = [];
  const owners = new Map<string, number>();
  // An assigned meaning outranks the one that a heading suggests. Of two equal ones, the heading with a language is sure.
  const rankOf = (index: number): number =>
    (renamed.has(table.columns[index] ?? '') ? 4 : 0) +
    (isExact(headings[index]) ? 2 : 0) +
    (headingLanguage(headings[index]) === undefined ? 0 : 1);
  headings.forEach((heading, index) => {
    if (heading.kind !== 'column') return;
    const key = keyOf(heading, mainLanguage);
    const rival = owners.get(key);
    if (rival === undefined) return void owners.set(key, index);
    const loser = rankOf(index) > rankOf(rival) ? rival : index;
    const winner = loser === rival ? index : rival;
    owners.set(key, winner);
    const isOpen = headingLanguage(headings[winner]) !== headingLanguage(headings[loser]);
    headings[loser] = fieldFor(table.columns[loser] ?? '', headingLanguage(headings[loser]));
    problems.push(twoForOne(table, { winner, loser, field: heading.column.name, isOpen }));
  });
  problems.push(...tellFieldsApart(table, headings));
  if (!headings.some((heading) => heading.kind === 'column' && heading.column.name === 'title'))
    problems.push(noTitle(table, headings));
  return { headings, problems };
}

/** By their normalised headings, so that “Front (de)” is a title if “Front” was given that meaning. */
function givenMeanings(renamed: ReadonlyMap<string, string>): ReadonlyMap<string, CardColumn> {
  return new Map(
    [...renamed].flatMap(([column, given]) => {
      const heading = readHeading(given);
      return heading.kind === 'column' ? [[normalise(withoutMarks(column)), heading.column] as const] : [];
    }),
  );
}

/** Gives fields whose headings leave the same name, such as `Price €` and `Price $`, names of their own. */
function tellFieldsApart(table: Table, headings: Heading[]): Problem[] {
  const owners = new Map<string, number>();
  return headings.flatMap((heading, index) => {
    if (heading.kind !== 'field') return [];
    const keyFor = (name: string): string => `${name}:${heading.language ?? ''}`;
    const rival = owners.get(keyFor(heading.name));
    let name = heading.name;
    for (let number = 2; owners.has(keyFor(name)); number += 1) name = `${heading.name}_${number}`;
    owners.set(keyFor(name), index);
    const [column = '', other = ''] = [table.columns[index], table.columns[rival ?? index]];
    if (rival === undefined) return [];
    headings[index] = { ...heading, name };
    return [sameName(table, { column, other, name, index })];
  });
}

function sameName(
  { file, headerLine }: Table,
  { column, other, name, index }: { column: string; other: string; name: string; index: number },
): Problem {
  return {
    code: 'table.same_field',
    severity: 'warning',
    path: column,
    message: `The columns "${other}" and "${column}" would be the same custom field; "${column}" becomes ${name}.`,
    fix: 'Rename one of them.',
    place: { file, line: headerLine, column: index + 1 },
  };
}

/** A colour column with values such as "red" is a custom field, because they are not keys of a colour scheme. */
function isOtherColor(heading: Heading, table: Table, index: number): boolean {
  if (heading.kind !== 'column' || heading.isExact || heading.column.name !== 'primary_color_key') return false;
  return table.rows.some(({ cells }) => !/^\d{0,2}$/.test((cells[index] ?? '').trim()));
}

/** Ids from another program are a custom field; the server's own are UUIDs. */
function isOtherId(heading: Heading, table: Table, index: number): boolean {
  if (heading.kind !== 'column' || heading.column.name !== 'id') return false;
  return !table.rows.some(({ cells }) => UUID.test((cells[index] ?? '').trim()));
}

/** `Art` means a kind in German and other languages. Pictures have paths, addresses or file names. */
function isOtherArt(heading: Heading, table: Table, index: number): boolean {
  if (heading.kind !== 'column' || normalise(table.columns[index] ?? '') !== 'art') return false;
  const isOfPictures = table.rows.some(({ cells }) => /[./\\:]/.test(cells[index] ?? ''));
  return !isOfPictures && languageByHeadings(table.columns) !== undefined;
}

/**
 * `Weight (kg)` with numbers: kg and ml are languages as well, but not those of this table, whose texts would name them.
 */
function isUnit(heading: Heading, table: Table, index: number): boolean {
  const { language } = heading.kind === 'field' ? heading : {};
  if (language === undefined || !/[)\]]$/.test(withoutMarks(table.columns[index] ?? ''))) return false;
  const isOfTexts = table.columns
    .map((column) => readHeading(column))
    .some((each) => each.kind === 'column' && each.language === language);
  const filled = table.rows.flatMap(({ cells }) => (cells[index] ?? '').trim() || []);
  return !isOfTexts && filled.length > 0 && filled.every((cell) => /\d/.test(cell) && !/\p{L}/u.test(cell));
}

/** `Nombre` is a name in Spanish and a number in French; names are not all numbers. */
function isFrenchCount(column: string, table: Table, index: number): boolean {
  if (normalise(column) !== 'nombre') return false;
  const filled = table.rows.flatMap(({ cells }) => (cells[index] ?? '').trim() || []);
  return filled.length > 0 && filled.every((cell) => /^\d{1,3}$/.test(cell));
}

function isExact(heading: Heading | undefined): boolean {
  return heading?.kind === 'column' && heading.isExact;
}

function keyOf(heading: Extract<Heading, { kind: 'column' }>, mainLanguage: string): string {
  const hasLanguage = heading.column.isText || heading.column.name === 'category';
  return `${heading.column.name}:${heading.language ?? (hasLanguage ? mainLanguage : '')}`;
}

/** @param isOpen whether the other column may be in another language, which its heading does not name */
function twoForOne(
  table: Table,
  { winner, loser, field, isOpen }: { winner: number; loser: number; field: string; isOpen: boolean },
): Problem {
  const [used, other] = [table.columns[winner] ?? '', table.columns[loser] ?? ''];
  return {
    code: 'table.two_columns_for_one',
    severity: 'warning',
    path: other,
    message: `The columns "${used}" and "${other}" both mean ${field}; "${used}" is used, and "${other}" becomes the custom field ${nameOfHeading(other)}.`,
    fix: isOpen
      ? `If "${other}" is in another language, choose that as the deck’s (--language in the command line), or name it in the heading, such as "${field}:de".`
      : `Rename the column for the ${field} to "${field}".`,
    place: { file: table.file, line: table.headerLine, column: loser + 1 },
  };
}
