import type { Point } from '../../geometry.js';
import { LIMITS } from './limits.js';
import { textOrNull } from './values.js';

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const FOCUS = new RegExp(`^${NUMBER}%?(?: |, ?)${NUMBER}%?$`);

/** The point of a picture that stays in sight where it is cropped, or `whole`: it is not cropped. */
export type PictureFocus = Point | 'whole';

/** Undefined for a text that says something else. */
export function readPictureFocus(text: string): PictureFocus | undefined {
  return text.toLowerCase() === 'whole' ? 'whole' : readFocus(text);
}

/** Percent of a picture from its left and its top; undefined for a text that says something else. */
export function readFocus(text: string): Point | undefined {
  const [x = NaN, y = NaN] = (FOCUS.exec(text)?.slice(1) ?? []).map(Number);
  return x <= 100 && y <= 100 ? { x, y } : undefined;
}

/** As cards keep it: `30% 70%` or `whole`. */
export function focusText(focus: PictureFocus): string {
  return focus === 'whole' ? focus : `${focus.x}% ${focus.y}%`;
}

/** How a design's frame shows the card's picture; null leaves it to the design. */
export const pictureFocus = textOrNull(LIMITS.name)
  .refine((value) => value === null || readPictureFocus(value) !== undefined, {
    error: 'expected percentages from the left and from the top, such as 50% 30%, or whole',
  })
  .transform((value) => {
    const focus = value === null ? undefined : readPictureFocus(value);
    return focus === undefined ? null : focusText(focus);
  });
