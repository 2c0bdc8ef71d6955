import type { Scene, SceneNode } from '../../../../displayList.js';

/** A face in two layers: what becomes a picture, and what stays as it is on top. */
export interface FaceParts {
  readonly below: readonly SceneNode[];
  readonly above: readonly SceneNode[];
}

/** What of a face becomes a picture; undefined if nothing has to. */
export type FlatteningRule = (scene: Scene) => FaceParts | undefined | Promise<FaceParts | undefined>;
