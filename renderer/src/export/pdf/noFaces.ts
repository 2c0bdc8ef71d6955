import { CardwrightError } from '../../errors.js';

/** The error for an export without a face. */
export function noFaces(): CardwrightError {
  return new CardwrightError('pdf.empty', 'There is no face to print.', { fix: 'Choose at least one card.' });
}
