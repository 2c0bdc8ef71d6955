import { isSelf, type Caller } from '../caller.js';
import type { ExportRow } from '../queries/exports/rows.js';
import { canReadDeck } from './decks.js';

/** Anyone who may read a deck may duplicate it, and therefore export it too. */
export const canExportDeck = canReadDeck;

/** Only the member who ordered it, not even admins, because the deck may have become private. */
export function canUseExport(caller: Caller, { user_id }: Pick<ExportRow, 'user_id'>): boolean {
  return isSelf(caller, user_id);
}
