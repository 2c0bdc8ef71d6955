import { CardwrightError } from '../errors.js';

export function noRows(file: string): CardwrightError {
  return new CardwrightError('table.empty', `${file} has no rows.`, {
    path: file,
    fix: 'Put the column names (title, description, category …) into the first row and one card into each further row.',
  });
}
