import { CardwrightError, type Problem } from '../errors.js';
import { isObject, LIMITS } from '../schema/index.js';
import { namedLines } from './sharedProblem.js';
import type { Table } from './table.js';
import { tableFromRows } from './tableFromRows.js';

type Entry = Readonly<Record<string, unknown>>;

/**
 * Reads a JSON list of objects, as other programs write cards: keys are columns, and "lines" are list positions. A
 * picture that is an object becomes its address, and Airtable's records become their fields.
 */
export function tableFromObjects(list: readonly unknown[], file: string): Table {
  if (list.length > LIMITS.cards)
    throw new CardwrightError('table.too_long', `${file} has more than ${LIMITS.cards} entries.`, {
      path: file,
      fix: 'Split it into several decks.',
    });
  const entries = list.map((entry, index) => entryOf(entry, index, file));
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  if (names.length > LIMITS.fields + 100)
    throw new CardwrightError('table.too_wide', `${file} has too many different keys (${names.length}).`, {
      path: file,
      fix: 'Use the same keys in every entry.',
    });
  const rows = entries.map((entry, index) => ({ line: index + 1, cells: names.map((name) => cellOf(entry[name])) }));
  const nested = names.flatMap((name, index) => nestedObjects(entries, { name, index, file }));
  return tableFromRows([{ line: 1, cells: names }, ...rows], file, nested);
}

/** @throws CardwrightError `table.malformed` for anything but an object */
function entryOf(entry: unknown, index: number, file: string): Entry {
  if (!isObject(entry))
    throw new CardwrightError('table.malformed', `${file} is a list, but entry ${index + 1} is not an object.`, {
      path: file,
      fix: 'A deck file is an object; a list must contain one object per card.',
    });
  return isRecord(entry) ? entry.fields : entry;
}

/** A record of Airtable’s API: `{ "id": "rec…", "createdTime": …, "fields": { … } }`. */
function isRecord(entry: Entry): entry is Entry & { readonly fields: Entry } {
  return isObject(entry.fields) && Object.keys(entry).every((key) => ['id', 'createdTime', 'fields'].includes(key));
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(cellOf).join(', ');
  return typeof value === 'string' ? value : (addressOf(value) ?? JSON.stringify(value));
}

/** The address of a picture or an attachment. */
function addressOf(value: unknown): string | undefined {
  return isObject(value) && typeof value.url === 'string' ? value.url : undefined;
}

function isNested(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isNested) : isObject(value) && addressOf(value) === undefined;
}

/** One problem for all nested objects under a key. */
function nestedObjects(
  entries: readonly Entry[],
  { name, index, file }: { readonly name: string; readonly index: number; readonly file: string },
): Problem[] {
  const found = entries.flatMap((entry, position) => (isNested(entry[name]) ? [{ line: position + 1, entry }] : []));
  const [first] = found;
  if (first === undefined) return [];
  const [inner = 'name'] = Object.keys([first.entry[name]].flat().find(isObject) ?? {});
  return [
    {
      code: 'table.nested',
      severity: 'warning',
      path: name,
      message: `"${name}" holds objects (${namedLines(found, file)}); they are kept as JSON text, which would appear on the card.`,
      fix: `Write each value under a key of its own, such as "${name}_${inner}".`,
      place: { file, line: first.line, column: index + 1 },
    },
  ];
}
