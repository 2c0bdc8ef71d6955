import { CATEGORY_COLORS } from './colorScheme.js';

/**
 * The key of the colour that the fewest use; of several, the first in the scheme. @param taken the keys of the others;
 * null for one without a colour
 */
export function nextColorKey(taken: readonly unknown[]): string {
  const keys = Array.from({ length: CATEGORY_COLORS }, (_, index) => String(index));
  const counts = keys.map((key) => taken.filter((each) => String(each) === key).length);
  return keys[counts.indexOf(Math.min(...counts))] ?? '0';
}
