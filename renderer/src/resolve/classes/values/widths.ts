import { toUnits } from './lengths.js';
import { readQuantity } from './text.js';
import { bracketed, numbers } from './words.js';

/** The width of a ring or an outline. */
export const WIDTH = numbers('units', { suggestions: ['0', '1', '2', '4', '8'] });

export const ANY_WIDTH = bracketed('[<length>]', '`[3px]` units', readWidth, { hints: ['length'] });

function readWidth(text: string): number | undefined {
  const quantity = readQuantity(text);
  const units = quantity === undefined || quantity.value < 0 ? undefined : toUnits(quantity.value, quantity.unit);
  return typeof units === 'number' ? units : undefined;
}
