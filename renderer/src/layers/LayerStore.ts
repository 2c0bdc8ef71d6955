import type { ComposedLayers } from '../compose/buildScene.js';
import type { LaidOutFace } from '../layout/laidOut.js';
import type { FaceInput } from '../resolve/faceInput.js';

/** Keeps layers from one face to the next, so that only what differs is laid out and composed. */
export interface LayerStore {
  /** The results of composing the layers. */
  readonly composed: ComposedLayers;
  /**
   * Lays out a face.
   * @param layOut lays out any face
   * @param isComplete whether it has missed no resource; what lacks one is not kept
   */
  layOut(input: FaceInput, layOut: (input: FaceInput) => LaidOutFace, isComplete: () => boolean): LaidOutFace;
}

/** One face of the layers of several, whose geometry and direction are the same. */
export function joined(first: LaidOutFace, others: readonly LaidOutFace[]): LaidOutFace {
  const all = [first, ...others];
  return { ...first, layers: all.flatMap(({ layers }) => layers), issues: all.flatMap(({ issues }) => issues) };
}
