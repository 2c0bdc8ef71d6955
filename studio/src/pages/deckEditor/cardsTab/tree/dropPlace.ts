import { createContext, use } from 'react';
import type { DropPlace } from './dropCards.js';

/** Where what is dragged would come to lie. */
export const DropContext = createContext<DropPlace | undefined>(undefined);

/** `before` or `behind` where a row is that place. */
export function useDropMark(rowId: string): 'before' | 'behind' | undefined {
  const place = use(DropContext);
  if (place?.rowId !== rowId) return undefined;
  return place.isBehind ? 'behind' : 'before';
}
