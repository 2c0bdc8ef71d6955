import { isSelf, type Caller } from '../caller.js';

/** Only the owner may use a font, an icon or a reusable part, not even admins: its licence is the owner's. */
export function canUseOwn(caller: Caller, { user_id }: { readonly user_id: string }): boolean {
  return isSelf(caller, user_id);
}
