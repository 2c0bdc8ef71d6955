import { isAdmin, isSelf, type Caller } from '../caller.js';
import { hasPermission } from './permissions.js';
import type { TemplateRow } from '../queries/decks/readDesigns.js';

type Guarded = Pick<TemplateRow, 'type' | 'user_id'>;

/** Everyone may read official templates; only the owner and admins may read the others. */
export function canReadTemplate(caller: Caller, { type, user_id }: Guarded): boolean {
  return type === 'official' || isSelf(caller, user_id) || isAdmin(caller);
}

/** Anyone with the permission may change official templates; only the owner may change the others. */
export function canWriteTemplate(caller: Caller, { type, user_id }: Guarded): boolean {
  return type === 'official' ? hasPermission(caller, 'templates') : isSelf(caller, user_id);
}
