import type { Finding } from '@cardwright/renderer';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What a check of the deck found. */
export interface Review {
  /** Whether a check has ended; until then, nothing is known. */
  readonly isChecked: boolean;
  /** Preflight findings by card. */
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  /** Findings about backs that several cards share. */
  readonly ofBacks: readonly Finding[];
  /** Fields that no face shows, one finding for all their cards. */
  readonly unshown: readonly Finding[];
  /** Findings that compare cards and categories with each other. */
  readonly ofDeck: readonly Finding[];
}

export type ReviewStore = StoreApi<Review>;

export function createReviewStore(): ReviewStore {
  return createStore<Review>()(() => ({ isChecked: false, findings: new Map(), ofBacks: [], unshown: [], ofDeck: [] }));
}
