import { toHex, type Rgb } from '../color/hex.js';
import { seenDifference } from '../color/vision.js';
import { DISTINCT_COLORS } from './reference.js';

/** Whether the colours that a probe found at two points are easy to tell apart. A picture may have any, so it differs from everything. */
export function colorsDiffer([one, ...more]: readonly Rgb[], [other, ...others]: readonly Rgb[]): boolean {
  if (one === undefined || other === undefined || more.length > 0 || others.length > 0) return true;
  return seenDifference(toHex({ ...one, alpha: 1 }), toHex({ ...other, alpha: 1 }), 'normal') >= DISTINCT_COLORS;
}
