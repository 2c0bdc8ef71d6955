import type { ReadTable } from '../newDeck/table/readTableInput.js';

/** A table, and the address that it comes from, if it has one. */
export interface UpdateTable {
  readonly read: ReadTable;
  readonly url?: string | undefined;
}
