import { CardwrightError } from '../errors.js';
import { LIMITS } from '../schema/index.js';
import type { Table } from './table.js';
import { tableFromRows } from './tableFromRows.js';

/**
 * Reads a JSON list of flat objects, as other programs write cards: keys are columns, and "lines" are list positions.
 */
export function tableFromObjects(list: readonly unknown[], file: string): Table {
  if (list.length > LIMITS.cards)
    throw new CardwrightError('table.too_long', `${file} has more than ${LIMITS.cards} entries.`, {
      path: file,
      fix: 'Split it into several decks.',
    });
  const columns = new Set<string>();
  for (const [index, entry] of list.entries()) for (const key of keysOf(entry, index, file)) columns.add(key);
  if (columns.size > LIMITS.fields + 100)
    throw new CardwrightError('table.too_wide', `${file} has too many different keys (${columns.size}).`, {
      path: file,
      fix: 'Use the same keys in every entry.',
    });
  const names = [...columns];
  const rows = list.map((entry, index) => ({
    line: index + 1,
    cells: names.map((name) => cellOf((entry as Record<string, unknown>)[name])),
  }));
  return tableFromRows([{ line: 1, cells: names }, ...rows], file);
}

function keysOf(entry: unknown, index: number, file: string): string[] {
  if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) return Object.keys(entry);
  throw new CardwrightError('table.malformed', `${file} is a list, but entry ${index + 1} is not an object.`, {
    path: file,
    fix: 'A deck file is an object; a list must contain one object per card.',
  });
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(cellOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
