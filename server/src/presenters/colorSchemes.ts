import { isAdmin, isSelf, type Caller } from '../caller.js';
import type { ShownColorScheme } from '../contract/colorSchemes.js';
import type { ColorSchemeRow } from '../queries/decks/readDesigns.js';
import { presentColorScheme } from './designs.js';

/**
 * Presents a colour scheme to the caller; other members' public schemes reveal neither their owner nor unknown keys.
 */
export function presentColorSchemeFor(caller: Caller): (row: ColorSchemeRow) => ShownColorScheme {
  return (row) => {
    if (row.user_id === null || isSelf(caller, row.user_id) || isAdmin(caller)) return presentColorScheme(row);
    const { user_id: _owner, ...scheme } = presentColorScheme({ ...row, extra: {} });
    return scheme;
  };
}
