import type { BlendMode } from '../displayList.js';
import { INK_LIMITS } from './choices.js';

/** Modes whose result has no more of any ink than what is below (ISO 32000-1, 11.3.5: inks blend as their complements). */
const LIGHTENING: ReadonlySet<BlendMode> = new Set(['normal', 'screen', 'lighten', 'color-dodge']);

/** Whether a layer that blends in this mode may have more ink than it and what is below have by themselves. */
export function addsInk(blend: BlendMode): boolean {
  return !LIGHTENING.has(blend);
}

/** Whether an ink limit, in percent, restricts anything: four inks cannot exceed the highest. */
export function limitsInk(inkLimit: number): boolean {
  return inkLimit < INK_LIMITS.max;
}
