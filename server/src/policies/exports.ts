import { isSelf, type Caller } from '../api/caller.js';
import type { ExportRow } from '../queries/exports/rows.js';
import { canReadDeck } from './decks.js';

/** Whoever may read a deck may duplicate it, and so may have it made as well. */
export const canExportDeck = canReadDeck;

/** Whoever ordered it, and nobody else: it shows a deck that may be private by now, so not even admins. */
export function canUseExport(caller: Caller, { user_id }: Pick<ExportRow, 'user_id'>): boolean {
  return isSelf(caller, user_id);
}
