import type { Rect } from '@cardwright/renderer';
import type { Builder } from '../builder/createBuilder.js';
import { setFrames } from '../document/commands/properties.js';
import { aligned, distributed, type Edge, sameSize } from '../geometry/arranging.js';
import { frameOfRect, rectOfFrame } from '../geometry/frames.js';
import type { Axis } from '../../canvas/geometry/rects.js';
import { selectedOverlays } from './selected.js';

type Rects = ReadonlyMap<string, Rect>;

/** Places the selected overlays by a rule. */
function arrange(builder: Builder, label: string, rule: (rects: Rects, face: Rect) => Rects): void {
  const { scene } = builder.shown.getState();
  const overlays = selectedOverlays(builder);
  if (scene === undefined || overlays.length === 0) return;
  const rects = new Map(overlays.map((item) => [item.id, rectOfFrame(item, scene)]));
  const placed = rule(rects, { x: 0, y: 0, width: scene.width, height: scene.height });
  const rotations = new Map(overlays.map(({ id, rotation }) => [id, rotation]));
  builder.change(
    label,
    setFrames(new Map([...placed].map(([id, rect]) => [id, frameOfRect(rect, scene, rotations.get(id))]))),
  );
}

export function alignSelection(builder: Builder, edge: Edge): void {
  arrange(builder, `align ${edge}`, (rects, face) => aligned(rects, edge, face));
}

export function distributeSelection(builder: Builder, axis: Axis): void {
  arrange(builder, 'make gaps equal', (rects) => distributed(rects, axis));
}

export function matchSizes(builder: Builder, axis: Axis): void {
  arrange(builder, axis === 'x' ? 'make widths equal' : 'make heights equal', (rects) => sameSize(rects, axis));
}
