import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';
import { deckKeys } from './decks.js';

/** How often one's own deck was looked at and played. */
export function visitsQuery(id: string) {
  return queryOptions({
    queryKey: [...deckKeys.one(id), 'visits'],
    queryFn: async ({ signal }) => (await call('GET /api/decks/{id}/visits', { params: { id }, signal })).visits,
  });
}

/** Counts a visit. Failures are ignored. */
export function countVisit(id: string, what: 'view' | 'play'): void {
  call('POST /api/decks/public/{id}/visits', { params: { id }, body: { what } }).catch(() => undefined);
}
