import type { Point } from '../../geometry.js';
import { LIMITS } from './limits.js';
import { textOrNull } from './values.js';

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const FOCUS = new RegExp(`^${NUMBER}%?(?: |, ?)${NUMBER}%?$`);

/** Percent of a picture from its left and its top; undefined for a text that says something else. */
export function readFocus(text: string): Point | undefined {
  const [x = NaN, y = NaN] = (FOCUS.exec(text)?.slice(1) ?? []).map(Number);
  return x <= 100 && y <= 100 ? { x, y } : undefined;
}

/** A point of a picture as it is kept: `30% 70%`. */
export function focusText({ x, y }: Point): string {
  return `${x}% ${y}%`;
}

/** The part of a picture that stays in sight where it is cropped; null leaves it to the design. */
export const pictureFocus = textOrNull(LIMITS.name)
  .refine((value) => value === null || readFocus(value) !== undefined, {
    error: 'expected percentages from the left and from the top, such as 50% 30%',
  })
  .transform((value) => {
    const focus = value === null ? undefined : readFocus(value);
    return focus === undefined ? null : focusText(focus);
  });
