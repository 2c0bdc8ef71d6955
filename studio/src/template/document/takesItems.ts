import { isLocked } from './locks.js';
import type { Part, Parts } from './parts.js';

/** Whether a part is meant to hold items: a layer, a section or a group. Other shapes could, but are only looked at. */
export function isGroup({ item }: Part): boolean {
  return item === undefined || item.children !== undefined;
}

/** Whether new items go into a part: it is meant to hold some, and not locked. */
export function takesItems(parts: Parts, id: string): boolean {
  const part = parts.get(id);
  return part !== undefined && isGroup(part) && !isLocked(parts, id);
}
