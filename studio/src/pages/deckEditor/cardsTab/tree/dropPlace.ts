import { createContext, use } from 'react';
import type { DropPlace } from './dropCards.js';

/** Where the dragged card would land. */
export const DropContext = createContext<DropPlace | undefined>(undefined);

/** `before` or `after`, if the row is that place. */
export function useDropMark(rowId: string): 'before' | 'behind' | undefined {
  const place = use(DropContext);
  if (place?.rowId !== rowId) return undefined;
  return place.isBehind ? 'behind' : 'before';
}
