import { collectResources } from '../../compose/collectResources.js';
import { MM_PER_POINT } from '../../schema/values/units.js';
import type { Size } from '../../geometry.js';
import type { Scene, SceneNode } from '../../displayList.js';
import type { FaceSize } from '../pdf/faceSize.js';

/** A drawing beside the cards, or a whole sheet, in mm. */
export function sheetScene(nodes: readonly SceneNode[], { width, height }: Size): Scene {
  return { version: 1, width, height, bleed: 0, nodes, items: [], issues: [], ...collectResources(nodes) };
}

export function sheetSceneSize({ width, height }: Size): FaceSize {
  const ptPerUnit = 1 / MM_PER_POINT;
  return { trimWidth: width * ptPerUnit, trimHeight: height * ptPerUnit, bleed: 0, ptPerUnit };
}
