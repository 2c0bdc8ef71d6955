import { ancestorsOf, type Part, type Parts } from './parts.js';

/** What locks a part: itself, or the nearest part that it is in; undefined if nothing does. */
export function lockOn(parts: Parts, id: string): Part | undefined {
  const part = parts.get(id);
  return isLockedItself(part) ? part : lockAround(parts, id);
}

/** What locks the place that a part is in. */
export function lockAround(parts: Parts, id: string): Part | undefined {
  return ancestorsOf(parts, id).find(isLockedItself);
}

/** What would be lost or moved, although it is locked, if a part were deleted or taken apart: itself, or something in it. */
export function lockOnOrIn(parts: Parts, id: string): Part | undefined {
  const isInside = (part: Part): boolean => ancestorsOf(parts, part.id).some((above) => above.id === id);
  return lockOn(parts, id) ?? [...parts.values()].find((part) => isLockedItself(part) && isInside(part));
}

/** Whether a part, or something that it is in, is locked. */
export function isLocked(parts: Parts, id: string): boolean {
  return lockOn(parts, id) !== undefined;
}

/** Whether a part has a lock of its own. */
export function isLockedItself(part: Part | undefined): boolean {
  return part?.item?.locked === true || part?.section?.locked === true;
}
