import { isSelf, type Caller } from '../api/caller.js';
import { parseObjectPath } from '../storage/objectPath.js';

/** Only the owner of a picture's folder may remove it, not even admins. */
export function canRemoveUpload(caller: Caller, path: string): boolean {
  return isSelf(caller, parseObjectPath(path)?.owner ?? null);
}
