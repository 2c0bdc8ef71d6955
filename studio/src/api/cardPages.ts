import type { Answer } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';

/** A card of a public deck as everybody may see it. */
export type CardPage = Answer<'GET /api/cards/public/{code}'>['page'];

/** A card that has changed while everybody could read it. */
export type CardChange = Answer<'GET /api/decks/public/{id}/changes'>['changes'][number];

/** The cards of a public deck that have changed, the latest first. */
export function deckChangesQuery(id: string) {
  return queryOptions({
    queryKey: ['decks', 'changes', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/decks/public/{id}/changes', { params: { id }, signal })).changes,
  });
}

/** @param printed the version that the visitor's print carries */
export function cardPageQuery(code: string, printed: number | undefined) {
  return queryOptions({
    queryKey: ['cards', 'page', code, printed],
    queryFn: async ({ signal }) => {
      const query = printed === undefined ? {} : { printed };
      return (await call('GET /api/cards/public/{code}', { params: { code }, query, signal })).page;
    },
  });
}
