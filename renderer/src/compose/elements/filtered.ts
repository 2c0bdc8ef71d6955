import type { LaidOutBox } from '../../layout/laidOut.js';
import { arePictures, colorMatrix, filterNodes } from '../../filters/index.js';
import type { SceneNode } from '../../displayList.js';
import type { SceneContext } from '../sceneContext.js';

/** A box's nodes through its filter. What cannot be blurred is reported and stays sharp. */
export function filtered(box: LaidOutBox, nodes: readonly SceneNode[], context: SceneContext): readonly SceneNode[] {
  const { filter } = box.source.style;
  if (filter === undefined) return nodes;
  const { blur = 0, ...colors } = filter;
  if (blur > 0 && !arePictures(nodes)) {
    context.issues.push({
      code: 'effect.no_blur',
      itemId: box.source.id,
      message: 'Only photographs can be blurred; drawings, icons, text and backgrounds stay sharp.',
    });
  }
  return filterNodes(nodes, { matrix: colorMatrix(colors), blur });
}
