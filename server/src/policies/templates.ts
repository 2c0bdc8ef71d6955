import { isAdmin, isSelf, type Caller } from '../api/caller.js';
import type { TemplateRow } from '../queries/decks/readDesigns.js';

type Guarded = Pick<TemplateRow, 'type' | 'user_id'>;

/** Official templates are everybody's; the others their owner's, and admins may look at them. */
export function canReadTemplate(caller: Caller, { type, user_id }: Guarded): boolean {
  return type === 'official' || isSelf(caller, user_id) || isAdmin(caller);
}

/** Official templates are changed by admins, the others by their owner alone. */
export function canWriteTemplate(caller: Caller, { type, user_id }: Guarded): boolean {
  return type === 'official' ? isAdmin(caller) : isSelf(caller, user_id);
}
