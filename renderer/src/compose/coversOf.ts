import type { HexColor } from '../displayList.js';
import type { Rect } from '../geometry.js';
import type { LaidOutBox } from '../layout/laidOut.js';
import { boxTransform } from './boxTransform.js';
import { paintsOwnBackground } from './elements/shape.js';
import { hasSquareCorners } from './lappedRect.js';

/** The rectangles that boxes, or boxes in them, cover wholly, with a background that nothing shines through. */
export function coversOf(boxes: readonly LaidOutBox[]): readonly Rect[] {
  return boxes.flatMap((box) => {
    if (!isPlain(box)) return [];
    if (hasOpaqueBackground(box) && hasSquareCorners(box)) return [box.rect];
    return box.source.style.overflow === 'hidden' ? [] : coversOf(box.children);
  });
}

/** Whether a box is painted as it is, on top of what lies below it. */
function isPlain(box: LaidOutBox): boolean {
  const { opacity = 1, blend = 'normal', filter, visibility } = box.source.style;
  const isMasked = box.content?.type === 'picture' && box.content.mask !== undefined;
  return (
    opacity >= 1 &&
    blend === 'normal' &&
    filter === undefined &&
    visibility !== 'hidden' &&
    !isMasked &&
    boxTransform(box) === undefined
  );
}

function hasOpaqueBackground(box: LaidOutBox): boolean {
  const { backgroundColor, backgroundGradient } = box.source.style;
  if (paintsOwnBackground(box)) return false;
  if (backgroundColor !== undefined && isOpaqueColor(backgroundColor)) return true;
  return backgroundGradient?.stops.every(({ color }) => isOpaqueColor(color)) === true;
}

const isOpaqueColor = (color: HexColor): boolean => color.length === 7;
