import { isAdmin, isSelf, type Caller } from '../api/caller.js';
import type { ColorSchemeRow } from '../queries/decks/readDesigns.js';

type Guarded = Pick<ColorSchemeRow, 'user_id' | 'is_public'>;

/** Global and public schemes are everybody's; the others their owner's, and admins may look at them. */
export function canReadColorScheme(caller: Caller, { user_id, is_public }: Guarded): boolean {
  return user_id === null || is_public || isSelf(caller, user_id) || isAdmin(caller);
}

/** Global schemes are changed by admins, the others by their owner alone. */
export function canWriteColorScheme(caller: Caller, { user_id }: Guarded): boolean {
  return user_id === null ? isAdmin(caller) : isSelf(caller, user_id);
}
