import {
  parseClasses,
  type Rect,
  type Scene,
  type SceneItem,
  type TemplateConfig,
  type TemplateItem,
} from '@cardwright/renderer';
import { matrixOf, seenOf, turnOf } from '../../canvas/geometry/seen.js';
import { setClasses } from '../document/commands/properties.js';
import { classesOf } from '../document/find.js';
import { classesTurned } from '../document/inGroup.js';
import { classesInOtherParent } from '../document/inOtherParent.js';
import { isAbsolute } from '../document/overlayFrame.js';
import type { Recipe } from '../document/types.js';
import { changeClass } from '../styling/changeClass.js';
import { CONTROLS } from '../styling/controls.js';
import { inUnits } from '../styling/quantity.js';
import { laidOutAt } from './laidOutAt.js';
import { insideBorders } from './placing.js';
import { NO_TOKENS } from '../styling/noTokens.js';

/** An overlay has the size of its frame, whatever its classes say. */
const FILLING = 'absolute w-[100%] h-[100%]';

/**
 * Keeps an item that is placed in its parent where it is seen, once it lies in another one: a section, a group, or the
 * face behind everything.
 */
export function keepPlace(scene: Scene, config: TemplateConfig, item: TemplateItem, parentId: string): Recipe {
  const parent = scene.items.find(({ id }) => id === parentId);
  const face = { x: 0, y: 0, width: scene.width, height: scene.height };
  const inside = insideBorders(parent?.rect ?? face, classesOf(config, parentId) ?? '', scene);
  return keepPlaceIn(scene, item, inside, parent);
}

/**
 * The same for any item that has a place of its own.
 * @param inside the new parent inside its borders
 * @param parent as it is shown; undefined if it is the face
 */
export function keepPlaceIn(scene: Scene, item: TemplateItem, inside: Rect, parent: SceneItem | undefined): Recipe {
  const shown = scene.items.find(({ id }) => id === item.id);
  if (shown === undefined) return () => undefined;
  const classes = isAbsolute(item) ? changeClass(item.classes, CONTROLS.frame, FILLING, NO_TOKENS) : item.classes;
  const { style } = parseClasses(classes, NO_TOKENS);
  const seen = seenOf(shown);
  const rect = laidOutAt(seen, style, parent);
  const from = {
    ...rect,
    x: rect.x - inside.x - inUnits(style.margin?.left, inside.width),
    y: rect.y - inside.y - inUnits(style.margin?.top, inside.width),
  };
  const placed = classesInOtherParent(classes, from, shown.rect);
  const rotation = seen.rotation - (parent === undefined ? 0 : turnOf(matrixOf(parent)));
  const isTurned = Math.abs(rotation - (style.rotate ?? 0)) > 0.01;
  return setClasses([item.id], () => (isTurned ? classesTurned(placed, rotation) : placed));
}
