import {
  parseClasses,
  type Point,
  type Rect,
  type Scene,
  type TemplateConfig,
  type TemplateItem,
} from '@cardwright/renderer';
import { boundsOf, unturned } from '../../canvas/geometry/rects.js';
import type { Builder } from '../builder/createBuilder.js';
import { setClasses, setFrames } from '../document/commands/properties.js';
import { classesOf } from '../document/find.js';
import { classesMovedInParent, isPlacedInParent } from '../document/inGroup.js';
import { rectOfFrame } from '../geometry/frames.js';
import { isAbsolute } from '../document/overlayFrame.js';
import { ancestorsOf, partsOf } from '../document/parts.js';
import type { Recipe } from '../document/types.js';
import { inUnits } from '../styling/quantity.js';
import { selectedItems } from './selected.js';

const NO_TOKENS = new Map<string, string>();
const ORIGIN: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** Moves an item, or a copy of it, away from where it was. @param by units of the face */
export type Mover = (id: string, by: Point) => Recipe;

/** Whether an item has a place of its own: on the face as an overlay, or in its parent by its classes. */
export function isPlaced(item: TemplateItem): boolean {
  return isAbsolute(item) || isPlacedInParent(item);
}

/** The selected items that have a place of their own. */
export function selectedPlaced(builder: Builder): readonly TemplateItem[] {
  return selectedItems(builder).filter(isPlaced);
}

/** How an item that has a place of its own is moved. One that is not on the face stays where it is. */
export function moverOf(scene: Scene, config: TemplateConfig, item: TemplateItem): Mover {
  if (isAbsolute(item)) {
    const { x, y } = item;
    return (id, by) =>
      setFrames(new Map([[id, { x: x + (by.x / scene.width) * 100, y: y + (by.y / scene.height) * 100 }]]));
  }
  const parentId = partsOf(config).get(item.id)?.parentId ?? '';
  const parent = rectOf(scene, parentId);
  const seen = rectOf(scene, item.id);
  if (parent === undefined || seen === undefined) return () => () => undefined;
  const inside = insideBorders(parent, classesOf(config, parentId) ?? '');
  const { margin } = parseClasses(item.classes, NO_TOKENS).style;
  const from = {
    x: seen.x - inside.x - inUnits(margin?.left, inside.width),
    y: seen.y - inside.y - inUnits(margin?.top, inside.width),
  };
  const turn = turnAround(scene, config, item.id);
  return (id, by) =>
    setClasses([id], () => classesMovedInParent(item.classes, unturned(by, ORIGIN, turn), inside, from));
}

/** The upright rectangle around an item that has a place of its own, as long as nothing around it is turned. */
export function seenBounds(scene: Scene, item: TemplateItem): Rect | undefined {
  if (isAbsolute(item)) return boundsOf(rectOfFrame(item, scene), item.rotation);
  const seen = scene.items.find(({ id }) => id === item.id);
  return seen && boundsOf(seen.rect, seen.rotation);
}

/** How far what an item lies in is turned, in degrees. */
export function turnAround({ items }: Scene, config: TemplateConfig, id: string): number {
  const around = new Set(ancestorsOf(partsOf(config), id).map((part) => part.id));
  return items.reduce((sum, item) => sum + (around.has(item.id) ? item.rotation : 0), 0);
}

function rectOf({ items }: Scene, id: string): Rect | undefined {
  return items.find((item) => item.id === id)?.rect;
}

/** What the insets of children refer to. */
function insideBorders({ x, y, width, height }: Rect, classes: string): Rect {
  const { borderWidth = {}, borderStyle } = parseClasses(classes, NO_TOKENS).style;
  const { top = 0, right = 0, bottom = 0, left = 0 } = borderStyle === 'none' ? {} : borderWidth;
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom };
}
