import type { Scene } from '@cardwright/renderer';
import { ancestorsOf, type Parts } from '../../../../template/document/parts.js';
import { boundsOf } from '../../../../template/geometry/rects.js';
import { linesOf, type SnapLine } from '../../../../template/geometry/snapping.js';
import type { CanvasView } from '../CanvasView.js';

const SAFE_MM = 3;

/** What something on the face snaps to: the trim, the safe area, sections and all other items. */
export function snapLines(
  scene: Scene,
  parts: Parts,
  movedIds: readonly string[],
  { mmPerUnit }: CanvasView,
): readonly SnapLine[] {
  const safe = SAFE_MM / mmPerUnit;
  const { width, height } = scene;
  const isMoved = (id: string): boolean =>
    movedIds.includes(id) || ancestorsOf(parts, id).some((part) => movedIds.includes(part.id));
  const others = scene.items.filter(({ id }) => parts.has(id) && !isMoved(id));
  return [
    ...linesOf({ x: 0, y: 0, width, height }),
    ...linesOf({ x: safe, y: safe, width: width - 2 * safe, height: height - 2 * safe }),
    ...others.flatMap(({ rect, rotation }) => linesOf(boundsOf(rect, rotation))),
  ];
}
