import type { Problem } from '../errors.js';
import { sharedProblem } from './sharedProblem.js';
import type { TableRow } from './table.js';

const CODE = 'table.no_category';

/** Warns of rows that name no category, and says where `CategoryIndex` puts their cards. @param given the deck's categories */
export function noCategory(
  rows: readonly Pick<TableRow, 'line'>[],
  file: string,
  given: readonly unknown[],
): readonly Problem[] {
  const where = given.length === 1 ? 'the only category of the deck' : 'a category without a title';
  return sharedProblem(rows, file, 'no category', {
    code: CODE,
    severity: 'warning',
    path: 'category',
    message: `${rows.length === 1 ? 'the card' : 'the cards'} went into ${where}.`,
    fix: 'Enter a category in every row.',
  });
}

export function isNoCategory({ code }: Problem): boolean {
  return code === CODE;
}
