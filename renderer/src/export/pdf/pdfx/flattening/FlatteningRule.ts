import type { Scene, SceneNode } from '../../../../displayList.js';

/** A face in two layers: what becomes a picture, and what stays as it is on top. */
export interface FaceParts {
  readonly below: readonly SceneNode[];
  readonly above: readonly SceneNode[];
}

/** Chooses the parts of a face that become a picture; undefined if none has to. */
export type FlatteningRule = (scene: Scene) => FaceParts | undefined | Promise<FaceParts | undefined>;
