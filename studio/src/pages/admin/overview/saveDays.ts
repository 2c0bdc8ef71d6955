import { saveFile } from '../../../browser/saveFile.js';
import { toCsv } from '../list/toCsv.js';
import { type Day, PRODUCT_SERIES } from './figures.js';

const NAMES = ['day', 'members', 'decks', 'exports', 'failed', 'requests', 'errors', 'stored', 'longest_wait'] as const;
const PRODUCT_NAMES = PRODUCT_SERIES.map(({ product }) => product);

/** Saves the figures of each day as a CSV file. */
export function saveDays(days: readonly Day[]): void {
  const rows = [
    [...NAMES, ...PRODUCT_NAMES],
    ...days.map((day) => [...NAMES.map((name) => day[name] ?? ''), ...PRODUCT_NAMES.map((name) => day.products[name])]),
  ];
  saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), 'figures.csv');
}
