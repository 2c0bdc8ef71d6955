import type { Point } from '../geometry.js';
import { readFocus } from '../schema/values/focus.js';
import type { BindingInput } from './faceInput.js';

/** The point of a picture that stays in sight where it is cropped, percent; undefined if the design decides. Only cards have one. */
export function focusOf(kind: string, { card }: BindingInput): Point | undefined {
  const text = kind === 'illustration' ? card?.illustration_focus : undefined;
  return text === null || text === undefined ? undefined : readFocus(text);
}
