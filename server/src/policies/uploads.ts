import { isSelf, type Caller } from '../api/caller.js';
import { parseObjectPath } from '../storage/objectPath.js';

/** Pictures belong to the member whose folder they lie in, admins included. */
export function canRemoveUpload(caller: Caller, path: string): boolean {
  return isSelf(caller, parseObjectPath(path)?.owner ?? null);
}
