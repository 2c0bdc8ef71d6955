import type { SortKey } from '../contract/paging.js';

export interface Page<T> {
  readonly entries: readonly T[];
  /** null on the last page. */
  readonly next_cursor: string | null;
}

/**
 * Cuts a list that was queried with one more entry than fits on the page.
 * @param limit by default, the whole list is the page
 */
export function toPage<T>(entries: readonly T[], limit = entries.length, keyOf: (entry: T) => SortKey): Page<T> {
  const shown = entries.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown,
    next_cursor: entries.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null,
  };
}

/** The start of the next page, opaque to callers; `pageQueryBy` reads it back. */
function encodeCursor(key: SortKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}
