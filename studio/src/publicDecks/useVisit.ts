import { useEffect } from 'react';
import { countVisit } from '../api/visits.js';

/** Counts that a public deck is looked at or played, once it is there. @param id undefined until then */
export function useVisit(id: string | undefined, what: 'view' | 'play'): void {
  useEffect(() => {
    if (id !== undefined) countVisit(id, what);
  }, [id, what]);
}
