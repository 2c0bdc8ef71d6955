import type { AbsoluteItem, TemplateItem } from '@cardwright/renderer';
import type { Frame } from './types.js';

/** Where an overlay starts that had no place of its own. */
export const NEW_FRAME: Frame = { x: 20, y: 40, width: 60, height: 20, rotation: 0 };

/** Whether an item has a place of its own on the face. */
export function isAbsolute(item: TemplateItem): item is AbsoluteItem {
  return typeof item.x === 'number' && typeof item.y === 'number' && typeof item.width === 'number';
}

export function frameOfItem({ x, y, width, height, rotation }: AbsoluteItem): Frame {
  return { x, y, width, height, rotation };
}
