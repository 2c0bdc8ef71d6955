import type { Matrix, Point, Rect, Scene, TemplateConfig, TemplateItem } from '@cardwright/renderer';
import { canContain } from '../document/canContain.js';
import { isInFlow } from '../document/inGroup.js';
import type { Parts } from '../document/parts.js';
import type { Place } from '../document/types.js';
import { takesItems } from '../document/takesItems.js';
import { partsAt } from './picking.js';
import { type Flow, flowOfPart } from '../styling/isRowPart.js';
import { centerOf } from '../../canvas/geometry/rects.js';
import { matrixOf, pointIn } from '../../canvas/geometry/seen.js';
import { spanOf } from '../../canvas/geometry/spans.js';

/** Where a drop would put something, and the bar that shows it. */
export interface Drop {
  readonly place: Place;
  /** The container that takes it. */
  readonly target: Rect;
  readonly bar: Rect;
  /** From the rectangles to where they are seen. */
  readonly matrix: Matrix;
}

/** What a drop needs to know about the face. */
export interface DropSurroundings {
  readonly scene: Pick<Scene, 'items' | 'direction'>;
  readonly parts: Parts;
  readonly config: TemplateConfig;
}

/**
 * The place in the flow under the pointer: in the topmost container there that may take the items, and nowhere else.
 * @param keptParentId limits the drop to this parent
 */
export function dropPlaceAt(
  { scene, parts, config }: DropSurroundings,
  point: Point,
  items: readonly TemplateItem[],
  keptParentId?: string,
): Drop | undefined {
  const isDragged = (id: string): boolean => items.some((item) => item.id === id);
  const container =
    keptParentId === undefined
      ? partsAt(scene, point).find(({ id }) => takesDrops(parts, id) && canContain(config, id, items))
      : scene.items.find(({ id }) => id === keptParentId);
  const part = parts.get(container?.id ?? '');
  if (container === undefined || part === undefined || !canContain(config, part.id, items)) return undefined;
  const siblings = part.childIds.flatMap((id, index) => {
    // Items that are placed by their classes are not in the row or column.
    const rect =
      isDragged(id) || !isInFlow(parts.get(id)) ? undefined : scene.items.find((item) => item.id === id)?.rect;
    return rect === undefined ? [] : [{ index, rect }];
  });
  const flow = flowOfPart(part, scene.direction);
  const axis = flow.isRow ? 'x' : 'y';
  const at = pointIn(container, point)[axis];
  const isBefore = ({ rect }: { readonly rect: Rect }): boolean => {
    const middle = centerOf(rect)[axis];
    return flow.isBackwards ? at > middle : at < middle;
  };
  const next = siblings.find(isBefore);
  const previous = next === undefined ? siblings.at(-1) : siblings[siblings.indexOf(next) - 1];
  const index = next?.index ?? (previous === undefined ? 0 : part.childIds.length);
  return {
    place: { parentId: part.id, index },
    target: container.rect,
    bar: barBetween(container.rect, previous?.rect, next?.rect, flow),
    matrix: matrixOf(container),
  };
}

/** Sections and groups. The background arranges its items on top of each other: their order is changed in the structure. */
function takesDrops(parts: Parts, id: string): boolean {
  const layer = parts.get(id)?.layer;
  return layer !== 'background' && layer !== 'background-item' && takesItems(parts, id);
}

const INSET = 2;

function barBetween(
  container: Rect,
  previous: Rect | undefined,
  next: Rect | undefined,
  { isRow, isBackwards }: Flow,
): Rect {
  const axis = isRow ? 'x' : 'y';
  const [begin, end] = isBackwards ? (['end', 'start'] as const) : (['start', 'end'] as const);
  const edge = spanOf(container, axis)[begin] + (isBackwards ? -INSET : INSET);
  const at = middle(previous && spanOf(previous, axis)[end], next && spanOf(next, axis)[begin], edge);
  return isRow ? { ...container, x: at, width: 0 } : { ...container, y: at, height: 0 };
}

function middle(before: number | undefined, after: number | undefined, alone: number): number {
  if (before !== undefined && after !== undefined) return (before + after) / 2;
  return before ?? after ?? alone;
}
