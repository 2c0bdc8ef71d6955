import { CATEGORY_COLORS } from './colorScheme.js';

/** The key of the first colour of a scheme that the fewest have. @param taken the keys of the others; null has none */
export function nextColorKey(taken: readonly unknown[]): string {
  const keys = Array.from({ length: CATEGORY_COLORS }, (_, index) => String(index));
  const counts = keys.map((key) => taken.filter((each) => String(each) === key).length);
  return keys[counts.indexOf(Math.min(...counts))] ?? '0';
}
