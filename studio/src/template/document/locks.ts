import { ancestorsOf, type Part, type Parts } from './parts.js';

/** Whether a part, or something that it is in, is locked. */
export function isLocked(parts: Parts, id: string): boolean {
  return isLockedItself(parts.get(id)) || ancestorsOf(parts, id).some(isLockedItself);
}

/** Whether a part has a lock of its own. */
export function isLockedItself(part: Part | undefined): boolean {
  return part?.item?.locked === true || part?.section?.locked === true;
}
