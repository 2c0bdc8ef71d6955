import type { Point } from '../../geometry.js';
import type { ColorProbe } from '../ColorProbe.js';
import { colorsDiffer } from '../colorsDiffer.js';
import type { PaintedLeaf } from '../paintedLeaves.js';
import { FRAME_MM, TOLERANCE_MM } from '../reference.js';
import { short } from '../short.js';
import type { PreflightFace } from '../types.js';

/** Finds where pictures and areas end visibly. Use one probe per face. */
export class EndProbe {
  readonly #probe: ColorProbe;
  readonly #leaves: readonly PaintedLeaf[];

  constructor({ probe, leaves }: PreflightFace) {
    this.#probe = probe;
    this.#leaves = leaves;
  }

  paints(index: number, point: Point): boolean {
    return this.#probe.paints(index, point);
  }

  /**
   * Whether a leaf ends at an edge and does not only change its colour there, is at least as deep as a frame's distance,
   * and stands out from what is beyond the edge.
   * @param at the point at a distance from the edge in millimetres, positive into the card
   */
  standsOut(index: number, at: (mm: number) => Point): boolean {
    const probe = this.#probe;
    const [inside, outside] = [at(TOLERANCE_MM), at(-TOLERANCE_MM)];
    if (!probe.paints(index, inside) || !probe.paints(index, at(FRAME_MM))) return false;
    if (this.#partsOf(index).some((each) => probe.paints(each, outside))) return false;
    if (probe.isHidden(index, inside) || probe.isHidden(index, outside)) return false;
    return colorsDiffer(probe.below(index + 1, inside), probe.below(index + 1, outside));
  }

  /** A photograph alone, or all the shapes of a drawing. */
  #partsOf(index: number): readonly number[] {
    const leaf = this.#leaves[index];
    if (leaf?.node.type !== 'path') return [index];
    return this.#leaves.flatMap(({ itemId }, each) => (itemId === leaf.itemId ? [each] : []));
  }
}

export function whatEnds(ends: readonly { readonly leaf: PaintedLeaf }[]): string {
  return ends.some(({ leaf }) => leaf.node.type === 'image') ? 'picture' : 'filled area';
}

/** `0.4 mm before` the cut. @param mm negative beyond it */
export function distanceOf(mm: number): string {
  if (Math.abs(mm) <= TOLERANCE_MM) return 'exactly at';
  return mm > 0 ? `${short(mm)} mm before` : `only ${short(-mm)} mm beyond`;
}
