import { isSelf, type Caller } from '../caller.js';
import type { BannerRow } from '../queries/banners.js';

/** Only the owner may use a banner. */
export function canUseBanner(caller: Caller, { user_id }: Pick<BannerRow, 'user_id'>): boolean {
  return isSelf(caller, user_id);
}
