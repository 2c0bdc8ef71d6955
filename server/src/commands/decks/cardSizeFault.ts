import { CardwrightError } from '@cardwright/renderer';
import { findCardSize } from '@cardwright/renderer/export';
import { type FieldError, HttpProblem } from '../../errors.js';

interface Sized {
  readonly size?: string | null;
}

/** What is wrong with the size that a deck names for its cards: no export could be made in it. */
export function cardSizeFault({ size }: Sized): FieldError | undefined {
  if (size === undefined || size === null || size === '') return undefined;
  try {
    findCardSize(size);
    return undefined;
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    const { message, fix } = error;
    return { path: 'size', message, ...(fix !== undefined && { fix }) };
  }
}

/** @throws HttpProblem 422 for a size that exports refuse */
export function assertCardSize(deck: Sized): void {
  const fault = cardSizeFault(deck);
  if (fault !== undefined) throw new HttpProblem('invalid', fault.message, { errors: [fault] });
}
