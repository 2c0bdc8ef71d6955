import { ROOT } from '../../../template/document/layers.js';
import type { Parts } from '../../../template/document/parts.js';
import type { Place } from '../../../template/document/types.js';

/** Where something is dropped on a row. */
export type DropSpot = 'before' | 'inside' | 'after';

/** The place of a drop on a row. Layers take everything inside. */
export function treePlace(parts: Parts, id: string, spot: DropSpot): Place {
  const part = parts.get(id);
  const isLayer = part?.parentId === ROOT && part.section === undefined;
  if (part === undefined || spot === 'inside' || isLayer) return { parentId: id, index: part?.childIds.length ?? 0 };
  return { parentId: part.parentId, index: part.index + (spot === 'after' ? 1 : 0) };
}
