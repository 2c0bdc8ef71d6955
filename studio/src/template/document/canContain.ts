import { LIMITS, type TemplateConfig, type TemplateItem } from '@cardwright/renderer';
import { findItem, findSection } from './find.js';
import { isContainer } from './kinds.js';
import { BACKGROUND, OVERLAYS } from './layers.js';

/** Whether items may become children of a part: a layer, a section, or a shape that is not one of them or inside them. */
export function canContain(config: TemplateConfig, parentId: string, items: readonly TemplateItem[]): boolean {
  const depth = depthOf(config, parentId);
  if (depth === undefined) return false;
  const isInside = items.some((item) => item.id === parentId || contains(item, parentId));
  return !isInside && depth + Math.max(0, ...items.map(levelsOf)) <= LIMITS.itemDepth;
}

/** How many items are around a child of this part, counting the part; undefined if it takes no children. */
function depthOf(config: TemplateConfig, parentId: string): number | undefined {
  if (parentId === BACKGROUND || parentId === OVERLAYS || findSection(config, parentId) !== undefined) return 0;
  const found = findItem(config, parentId);
  if (found === undefined || !isContainer(found.item)) return undefined;
  const above = depthOf(config, found.parentId);
  return above === undefined ? undefined : above + 1;
}

function contains({ children = [] }: TemplateItem, id: string): boolean {
  return children.some((child) => child.id === id || contains(child, id));
}

function levelsOf({ children = [] }: TemplateItem): number {
  return 1 + Math.max(0, ...children.map(levelsOf));
}
