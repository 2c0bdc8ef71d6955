import type { BlendMode, SceneNode } from '../displayList.js';
import { INK_LIMITS } from './choices.js';

/**
 * Modes in which inks do not add up: the result has no more of any ink than the layer or what is below it, whichever has
 * more (ISO 32000-1, 11.3.5: inks blend as their complements).
 */
export const LIGHTENING: ReadonlySet<BlendMode> = new Set(['normal', 'screen', 'lighten', 'color-dodge']);

/** Whether a layer in a node blends: in inks, it would have another colour than on the screen, and could have more ink. */
export function blends(node: SceneNode): boolean {
  return node.type === 'group' && ((node.blend ?? 'normal') !== 'normal' || node.children.some(blends));
}

/** Whether an ink limit, in percent, restricts anything: four inks cannot exceed the highest. */
export function limitsInk(inkLimit: number): boolean {
  return inkLimit < INK_LIMITS.max;
}
