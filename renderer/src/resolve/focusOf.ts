import { type PictureFocus, readPictureFocus } from '../schema/values/focus.js';
import type { BindingInput } from './faceInput.js';

/** How a picture is shown; undefined if the design decides. Only cards can say so. */
export function focusOf(kind: string, { card }: BindingInput): PictureFocus | undefined {
  const text = kind === 'illustration' ? card?.illustration_focus : undefined;
  return text === null || text === undefined ? undefined : readPictureFocus(text);
}
