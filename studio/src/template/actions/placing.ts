import {
  type AbsoluteItem,
  parseClasses,
  type Point,
  type Rect,
  type Scene,
  type SceneItem,
  type TemplateConfig,
  type TemplateItem,
} from '@cardwright/renderer';
import { matrixOf, seenOf, type TurnedRect, turnOf, wayIn } from '../../canvas/geometry/seen.js';
import type { Builder } from '../builder/createBuilder.js';
import { setClasses, setFrames } from '../document/commands/properties.js';
import { classesOf } from '../document/find.js';
import {
  classesDisplaced,
  classesTurned,
  type Displacement,
  isPlacedInParent,
  rotationOf,
} from '../document/inGroup.js';
import { isAbsolute } from '../document/overlayFrame.js';
import { type Part, partsOf } from '../document/parts.js';
import type { Recipe } from '../document/types.js';
import { frameOfRect, rectOfFrame } from '../geometry/frames.js';
import { physicalClasses } from '../styling/physicalClasses.js';
import { inUnits } from '../styling/quantity.js';
import { laidOutAt } from './laidOutAt.js';
import { selectedItems } from './selected.js';
import { NO_TOKENS } from '../styling/noTokens.js';

/** How an item that has a place of its own is placed anew, or a copy of it, from where it was. */
export interface Placer {
  /** The place at which it was seen. */
  readonly seen: TurnedRect;
  /** @param by units of the face */
  readonly move: (id: string, by: Point) => Recipe;
  /** @param to where it is seen afterwards */
  readonly place: (id: string, to: TurnedRect) => Recipe;
}

/** Whether an item has a place of its own: on the face as an overlay, or in its parent by its classes. */
export function isPlaced(item: TemplateItem): boolean {
  return isAbsolute(item) || isPlacedInParent(item);
}

/** Whether a part is an item that lies in the row or column of its parent. */
export function isFlowing({ item }: Pick<Part, 'item'>): boolean {
  return item !== undefined && !isPlaced(item);
}

/** The selected items that have a place of their own. */
export function selectedPlaced(builder: Builder): readonly TemplateItem[] {
  return selectedItems(builder).filter(isPlaced);
}

/** Undefined for an item that has no place of its own, and for one in a group that is not on the face. */
export function placerOf(scene: Scene, config: TemplateConfig, item: TemplateItem): Placer | undefined {
  if (isAbsolute(item)) return placerOnFace(scene, item);
  return isPlacedInParent(item) ? placerInParent(scene, config, item) : undefined;
}

function placerOnFace(scene: Scene, item: AbsoluteItem): Placer {
  const { x, y, classes, rotation } = item;
  const turned = rotationOf(classes);
  return {
    seen: { rect: rectOfFrame(item, scene), rotation: rotation + turned },
    move: (id, by) =>
      setFrames(new Map([[id, { x: x + (by.x / scene.width) * 100, y: y + (by.y / scene.height) * 100 }]])),
    place: (id, to) => setFrames(new Map([[id, frameOfRect(to.rect, scene, to.rotation - turned)]])),
  };
}

function placerInParent(scene: Scene, config: TemplateConfig, item: TemplateItem): Placer | undefined {
  const local = placeInParent(scene, config, item);
  if (local === undefined) return undefined;
  const { from, parent, shown, style, displace, put } = local;
  const space = matrixOf(parent);
  return {
    seen: seenOf(shown),
    move: (id, way) => {
      const { x, y } = wayIn(space, way);
      return displace(id, { x: settled(x), y: settled(y) });
    },
    place: (id, to) => {
      const { x, y, width, height } = laidOutAt(to, style, parent);
      const corner = { x: from.x + x - shown.rect.x, y: from.y + y - shown.rect.y };
      return put(id, { rect: { ...corner, width, height }, rotation: to.rotation - turnOf(space) });
    },
  };
}

/**
 * How an item is placed in its parent, in the coordinates of the parent inside its borders. Undefined if it is not on the
 * face.
 */
export function placeInParent(scene: Scene, config: TemplateConfig, { id, classes: written }: TemplateItem) {
  const classes = physicalClasses(written, scene.direction);
  const parentId = partsOf(config).get(id)?.parentId ?? '';
  const [parent, shown] = [itemOf(scene, parentId), itemOf(scene, id)];
  if (parent === undefined || shown === undefined) return undefined;
  const { style } = parseClasses(classes, NO_TOKENS);
  const inside = insideBorders(parent.rect, classesOf(config, parentId) ?? '', scene);
  /** The item without its margins, in units. */
  const from: Rect = {
    ...shown.rect,
    x: shown.rect.x - inside.x - inUnits(style.margin?.left, inside.width),
    y: shown.rect.y - inside.y - inUnits(style.margin?.top, inside.width),
  };
  const displace = (target: string, by: Displacement): Recipe =>
    setClasses([target], () => classesDisplaced(classes, by, inside, from));
  const put = (target: string, { rect, rotation }: TurnedRect): Recipe => {
    const by = { x: settled(rect.x - from.x), y: settled(rect.y - from.y) };
    const grown = { width: settled(rect.width - from.width), height: settled(rect.height - from.height) };
    const placed = classesDisplaced(classes, { ...by, grown }, inside, from);
    const isTurned = settled(rotation - (style.rotate ?? 0)) % 360 !== 0;
    return setClasses([target], () => (isTurned ? classesTurned(placed, rotation) : placed));
  };
  return { from, inside, parent, shown, style, displace, put };
}

/** Differences below what classes can say are none. */
function settled(difference: number): number {
  return Math.abs(difference) < 0.01 ? 0 : difference;
}

function itemOf({ items }: Scene, id: string): SceneItem | undefined {
  return items.find((item) => item.id === id);
}

/** The rectangle that the insets of children refer to. */
export function insideBorders(
  { x, y, width, height }: Rect,
  classes: string,
  { direction }: Pick<Scene, 'direction'>,
): Rect {
  const { borderWidth = {}, borderStyle } = parseClasses(classes, NO_TOKENS, { direction: direction ?? 'ltr' }).style;
  const { top = 0, right = 0, bottom = 0, left = 0 } = borderStyle === 'none' ? {} : borderWidth;
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom };
}
