import { isSelf, type Caller } from '../caller.js';
import { parseObjectPath } from '../addresses/objectPath.js';

/** Only the owner of a picture's folder may remove it, not even admins. */
export function canRemoveUpload(caller: Caller, path: string): boolean {
  return isSelf(caller, parseObjectPath(path)?.owner ?? null);
}
