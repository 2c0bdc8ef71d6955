import type { Finding } from '@cardwright/renderer';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Preflight findings by card. */
export interface Review {
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
}

export type ReviewStore = StoreApi<Review>;

export function createReviewStore(): ReviewStore {
  return createStore<Review>()(() => ({ findings: new Map() }));
}
