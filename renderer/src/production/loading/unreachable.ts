import { CardwrightError } from '../../errors.js';

/** A file or folder cannot be found or opened. */
export function unreachable(message: string, cause?: unknown): CardwrightError {
  return new CardwrightError('unreachable', message, { cause });
}
