import { type Length, parseClasses, type Rect, type Size } from '@cardwright/renderer';
import { changeClass } from '../styling/changeClass.js';
import { CONTROLS } from '../styling/controls.js';
import { bracketed } from '../styling/quantity.js';
import { NO_TOKENS } from '../styling/noTokens.js';

const AXES = [
  { extent: 'width', start: 'left', end: 'right', size: 'w' },
  { extent: 'height', start: 'top', end: 'bottom', size: 'h' },
] as const;

/**
 * The classes of an item that is placed in its parent, once it lies in another one. All lengths become units, because the
 * new parent may take another size without the group that the item has left. A size that came from the content stays so.
 * @param rect where it is in the new parent, without its margins, units
 * @param before its size in the old one, units
 */
export function classesInOtherParent(classes: string, rect: Rect, before: Size): string {
  const { style } = parseClasses(classes, NO_TOKENS);
  const units = (value: number): string => bracketed({ unit: 'u', value });
  const place = `absolute left-${units(rect.x)} top-${units(rect.y)}`;
  return AXES.reduce(
    (text, { extent, start, end, size }) => {
      const isStretched = isSet(style.inset?.[start]) && isSet(style.inset[end]);
      const isOfContent = !isSet(style[extent]) && !isStretched;
      const isShare = isSet(style[extent]) && style[extent].unit === '%';
      const isKept = isOfContent || (!isShare && !isStretched);
      if (isKept && Math.abs(rect[extent] - before[extent]) < 0.01) return text;
      return changeClass(text, CONTROLS[extent], `${size}-${units(rect[extent])}`, NO_TOKENS);
    },
    changeClass(classes, CONTROLS.place, place, NO_TOKENS),
  );
}

function isSet(length: Length | undefined): length is Exclude<Length, 'auto'> {
  return length !== undefined && length !== 'auto';
}
