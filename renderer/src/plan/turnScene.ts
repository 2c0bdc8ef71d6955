import type { Scene } from '../displayList.js';
import type { Matrix } from '../geometry.js';

export type QuarterTurn = 'clockwise' | 'counterclockwise';

const TURNED = { clockwise: new WeakMap<Scene, Scene>(), counterclockwise: new WeakMap<Scene, Scene>() };

/**
 * A face turned by a quarter, for files that lie the other way than the card. The same scene gives the same object, so
 * that a shared back is still painted once. Its items and issues stay those of the upright face.
 */
export function turnScene(scene: Scene, turn: QuarterTurn): Scene {
  const known = TURNED[turn].get(scene);
  if (known !== undefined) return known;
  const { width, height, nodes } = scene;
  const transform: Matrix = turn === 'clockwise' ? [0, 1, -1, 0, height, 0] : [0, -1, 1, 0, 0, width];
  const turned = {
    ...scene,
    width: height,
    height: width,
    nodes: [{ type: 'group', transform, children: nodes }],
  } as const;
  TURNED[turn].set(scene, turned);
  return turned;
}
