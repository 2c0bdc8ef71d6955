import type { Answer, Input } from '@cardwright/server/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from './call.js';
import { forVisitor } from './worldInLanguage.js';

/** A deck in the directory. */
export type ListedDeck = Answer<'GET /api/decks/public'>['decks'][number];
/** A public deck with its cards and designs. */
export type PublicDeck = Answer<'GET /api/decks/public/{id}'>['deck'];

type Query = NonNullable<Input<'GET /api/decks/public'>['query']>;
/** The filters and the order of the directory. */
export type DirectoryQuery = Omit<Query, 'limit' | 'cursor' | 'include'>;

const PAGE = 30;

/** Decks of the directory, page by page. */
export function directoryQuery(query: DirectoryQuery) {
  return infiniteQueryOptions({
    queryKey: ['decks', 'directory', query],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/decks/public', { query: { ...query, limit: PAGE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
}

/** The first decks of every top-level world. */
export const shelvesQuery = queryOptions({
  queryKey: ['decks', 'shelves'],
  queryFn: async ({ signal }) => {
    const { shelves } = await call('GET /api/decks/public/shelves', { query: { decks: 6 }, signal });
    return shelves.map((shelf) => ({ ...shelf, world: forVisitor(shelf.world) }));
  },
});

/** The tags and languages of the directory. */
export const facetsQuery = queryOptions({
  queryKey: ['decks', 'facets'],
  queryFn: ({ signal }) => call('GET /api/decks/public/facets', { signal }),
  staleTime: 300_000,
});

/** The first decks of a world and of those below it. @param world id or slug */
export function worldDecksQuery(world: string) {
  return queryOptions({
    queryKey: ['decks', 'world', world],
    queryFn: async ({ signal }) => (await call('GET /api/decks/public', { query: { world, limit: 7 }, signal })).decks,
  });
}

/** A public deck with all its cards. */
export function publicDeckQuery(id: string) {
  return queryOptions({
    queryKey: ['decks', 'public', id],
    queryFn: async ({ signal }) => (await call('GET /api/decks/public/{id}', { params: { id }, signal })).deck,
  });
}

/** The name of a member, by the decks that they have published. */
export function authorQuery(author: string) {
  return queryOptions({
    queryKey: ['decks', 'author', author],
    queryFn: async ({ signal }) => {
      const { decks } = await call('GET /api/decks/public', { query: { author, limit: 1 }, signal });
      const name = decks[0]?.author?.display_name ?? '';
      return name === '' ? 'Unknown maker' : name;
    },
    staleTime: 300_000,
  });
}
