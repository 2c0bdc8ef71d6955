import type { LaidOutBox } from '../../layout/laidOut.js';
import { arePictures, colorMatrix, filterNodes } from '../../filters/index.js';
import type { SceneNode } from '../../displayList.js';
import type { SceneContext } from '../sceneContext.js';

/** A box's nodes through its filter. What cannot be blurred is reported and stays sharp. */
export function filtered(
  box: LaidOutBox,
  { shadows, body }: { readonly shadows: readonly SceneNode[]; readonly body: readonly SceneNode[] },
  context: SceneContext,
): readonly SceneNode[] {
  const { filter } = box.source.style;
  const nodes = [...shadows, ...body];
  if (filter === undefined) return nodes;
  const { blur = 0, ...colors } = filter;
  if (blur > 0 && !arePictures(body)) {
    context.issues.push({
      code: 'effect.no_blur',
      itemId: box.source.id,
      message: 'Only photographs can be blurred; drawings, icons, text and backgrounds stay sharp.',
    });
  }
  return filterNodes(nodes, { matrix: colorMatrix(colors), blur });
}
