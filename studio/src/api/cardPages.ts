import type { Answer } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';

/** A card of a public deck as everybody may see it. */
export type CardPage = Answer<'GET /api/cards/public/{code}'>['page'];

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
