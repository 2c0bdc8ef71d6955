import { touch, type Point, type Rect, type Scene, type SceneItem } from '@cardwright/renderer';
import { isLocked } from '../document/locks.js';
import { ancestorsOf, type Parts } from '../document/parts.js';
import { BACKGROUND } from '../document/layers.js';
import { contains, isInside } from '../../canvas/geometry/rects.js';
import { pointIn, seenBounds } from '../../canvas/geometry/seen.js';

/** The parts under a point, the topmost first. */
export function partsAt({ items }: Pick<Scene, 'items'>, point: Point): readonly SceneItem[] {
  return items.filter((item) => item.id !== BACKGROUND && isInside(pointIn(item, point), item.rect)).reverse();
}

/**
 * What a click selects: the outermost unlocked item under the pointer within the entered container, or within its section
 * or layer if none is entered; the section itself where it has no item. `isDeep` selects the innermost item instead.
 */
export function pick(
  scene: Pick<Scene, 'items'>,
  parts: Parts,
  point: Point,
  { enteredId, isDeep = false }: { readonly enteredId?: string | undefined; readonly isDeep?: boolean } = {},
): string | undefined {
  const hits = partsAt(scene, point).filter(({ id }) => !isLocked(parts, id));
  if (isDeep) return hits.find(({ id }) => parts.has(id))?.id;
  const inside = hits.find(({ id }) => id !== enteredId && isWithin(parts, id, enteredId));
  const hit = inside ?? hits.find(({ id }) => parts.has(id));
  return hit && childOnWayTo(parts, hit.id, inside === undefined ? undefined : enteredId);
}

/** The child of a container, or of a layer, that holds a part. */
function childOnWayTo(parts: Parts, id: string, enteredId: string | undefined): string {
  const way = [parts.get(id), ...ancestorsOf(parts, id)].filter((part) => part !== undefined);
  const at = way.findIndex((part) => part.parentId === enteredId);
  if (enteredId !== undefined && at >= 0) return way[at]?.id ?? id;
  return (way.findLast((part) => part.item !== undefined) ?? way[0])?.id ?? id;
}

function isWithin(parts: Parts, id: string, containerId: string | undefined): boolean {
  return containerId !== undefined && ancestorsOf(parts, id).some((part) => part.id === containerId);
}

/** What a marquee selects: items at the same level as a click would that it touches, or holds completely. */
export function pickWithin(
  scene: Pick<Scene, 'items'>,
  parts: Parts,
  marquee: Rect,
  { enteredId, isWhole = false }: { readonly enteredId?: string | undefined; readonly isWhole?: boolean } = {},
): readonly string[] {
  const chosen = scene.items
    .filter(({ id }) => {
      const part = parts.get(id);
      if (part?.item === undefined || isLocked(parts, id) || part.layer === 'background-item') return false;
      return enteredId === undefined ? part.depth === 2 : part.parentId === enteredId;
    })
    .filter((item) => {
      const bounds = seenBounds(item);
      return isWhole ? contains(marquee, bounds) : touch(marquee, bounds);
    });
  return chosen.map(({ id }) => id);
}
