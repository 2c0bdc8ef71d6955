import type { Rect, Scene, TemplateConfig, TemplateItem } from '@cardwright/renderer';
import { around } from '../../canvas/geometry/rects.js';
import { seenBounds } from '../../canvas/geometry/seen.js';
import { together } from '../../editing/together.js';
import { setClasses } from '../document/commands/properties.js';
import { isPlacedInParent } from '../document/inGroup.js';
import { classesInOtherParent } from '../document/inOtherParent.js';
import type { Recipe } from '../document/types.js';
import { bracketed } from '../styling/quantity.js';
import { placeInParent } from './placing.js';

export interface PlacedGroup {
  /** Gives the items their places in the group, before they are in it. */
  readonly move: Recipe;
  /** The group's own classes: it spans the items. */
  readonly classes: string;
}

/** How items become a group that are placed in their parent, and stay where they are; undefined if not all of them are. */
export function groupPlaced(
  scene: Scene,
  config: TemplateConfig,
  items: readonly TemplateItem[],
): PlacedGroup | undefined {
  const placed = items.flatMap((item) => {
    const local = isPlacedInParent(item) ? placeInParent(scene, config, item) : undefined;
    return local === undefined ? [] : [{ item, from: local.from, turn: local.style.rotate ?? 0 }];
  });
  const span = around(placed.map(({ from, turn }) => seenBounds({ rect: from, rotation: turn })));
  if (span === undefined || placed.length < items.length) return undefined;
  const moves = placed.map(({ item, from }) => {
    const inGroup: Rect = { ...from, x: from.x - span.x, y: from.y - span.y };
    return setClasses([item.id], (classes) => classesInOtherParent(classes, inGroup, from));
  });
  const units = (value: number): string => bracketed({ unit: 'u', value });
  const place = `left-${units(span.x)} top-${units(span.y)}`;
  return {
    move: together(...moves),
    classes: `absolute ${place} w-${units(span.width)} h-${units(span.height)}`,
  };
}
