import { createContext, use } from 'react';
import type { DropPlace } from './dropCards.js';

/** Where the dragged card would land. */
export const DropContext = createContext<DropPlace | undefined>(undefined);

/** On which side of the row the dragged card would land; undefined if it would land elsewhere. */
export function useDropMark(rowId: string): 'before' | 'behind' | undefined {
  const place = use(DropContext);
  if (place?.rowId !== rowId) return undefined;
  return place.isBehind ? 'behind' : 'before';
}
