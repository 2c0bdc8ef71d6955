import { CardwrightError, type Problem } from '../errors.js';

const FIX =
  'Put the column names (title, description, category …) into the first row and one card into each further row.';

export function noRows(file: string): CardwrightError {
  return new CardwrightError('table.empty', `${file} has no rows.`, {
    path: file,
    fix: FIX,
  });
}

/** A table that has headings only, such as one that was saved too early. */
export function headingsOnly(file: string, line: number): Problem {
  return {
    code: 'table.headings_only',
    severity: 'warning',
    path: '',
    message: 'There are no rows below the headings, so no cards are made.',
    place: { file, line },
    fix: FIX,
  };
}
