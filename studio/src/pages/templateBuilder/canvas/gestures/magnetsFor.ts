import type { Rect, Scene, SceneItem } from '@cardwright/renderer';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import { linesOfGuides } from '../../../../template/document/guides.js';
import { ancestorsOf, partsOf } from '../../../../template/document/parts.js';
import { gapMagnet } from '../../../../canvas/geometry/gapMagnet.js';
import { lineMagnet, linesOf } from '../../../../canvas/geometry/lineMagnet.js';
import { seenBounds } from '../../../../canvas/geometry/seen.js';
import { sizeMagnet } from '../../../../canvas/geometry/sizeMagnet.js';
import type { Guide, Magnet } from '../../../../canvas/geometry/snapping.js';
import type { CanvasView } from '../CanvasView.js';

/** How near something attracts, in CSS pixels. */
export const REACH = 6;

const SAFE_MM = 3;
const BLEED_MM = 3;

/** What something on the face snaps to: guides, edges, and the gaps between items and their sizes. */
export function magnetsFor(
  builder: Builder,
  scene: Scene,
  movedIds: readonly string[],
  view: Pick<CanvasView, 'mmPerUnit'>,
): readonly Magnet[] {
  const { store, session } = builder;
  const { json_config: config } = store.getState().document;
  const parts = partsOf(config);
  const others = unmoved(builder, scene, movedIds).filter(({ id }) => parts.get(id)?.item !== undefined);
  const items = others.map(seenBounds);
  const guides = session.getState().hasRulers ? linesOfGuides(config, scene) : [];
  const lines = lineMagnet([...guides, ...edgeLines(builder, scene, movedIds, view)]);
  return [lines, gapMagnet(items), sizeMagnet(items)];
}

/** Edges and centres of the trim, the bleed, the safe area, the sections and all other items. */
export function edgeLines(
  builder: Builder,
  scene: Scene,
  movedIds: readonly string[],
  { mmPerUnit }: Pick<CanvasView, 'mmPerUnit'>,
): readonly Guide[] {
  const face = { x: 0, y: 0, width: scene.width, height: scene.height };
  const others = unmoved(builder, scene, movedIds).map(seenBounds);
  return [face, inset(face, SAFE_MM / mmPerUnit), inset(face, -BLEED_MM / mmPerUnit), ...others].flatMap(linesOf);
}

function unmoved({ store }: Builder, scene: Scene, movedIds: readonly string[]): readonly SceneItem[] {
  const parts = partsOf(store.getState().document.json_config);
  const moved = new Set(movedIds);
  const isMoved = (id: string): boolean => moved.has(id) || ancestorsOf(parts, id).some((part) => moved.has(part.id));
  return scene.items.filter(({ id }) => parts.has(id) && !isMoved(id));
}

function inset({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
