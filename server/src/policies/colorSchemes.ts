import { isAdmin, isSelf, type Caller } from '../caller.js';
import { hasPermission } from './permissions.js';
import type { ColorSchemeRow } from '../queries/decks/readDesigns.js';

type Guarded = Pick<ColorSchemeRow, 'user_id' | 'is_public'>;

/** Everyone may read global and public schemes; only the owner and admins may read the others. */
export function canReadColorScheme(caller: Caller, { user_id, is_public }: Guarded): boolean {
  return user_id === null || is_public || isSelf(caller, user_id) || isAdmin(caller);
}

/** Anyone with the permission may change global schemes; only the owner may change the others. */
export function canWriteColorScheme(caller: Caller, { user_id }: Guarded): boolean {
  return user_id === null ? hasPermission(caller, 'color-schemes') : isSelf(caller, user_id);
}
