import type { Answer, Input } from '@cardwright/server/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from './ApiError.js';
import { call } from './call.js';

/** Own decks of a list, with a few cards to show and how many there are of each status. */
export type DeckPage = Answer<'GET /api/decks'>;
export type ListedDeck = DeckPage['decks'][number];
export type DeckStatus = ListedDeck['status'];

/** A listed deck as everybody sees it: without its owner and internal fields. */
export type PublicListedDeck = ListedDeck | Answer<'GET /api/decks/public'>['decks'][number];
export type FanCard = NonNullable<ListedDeck['fan']>[number];

type DeckQuery = NonNullable<Input<'GET /api/decks'>['query']>;
export type DeckSort = NonNullable<DeckQuery['sort']>;

export interface DeckFilter extends Pick<DeckQuery, 'status' | 'q' | 'sort'> {
  readonly bin?: boolean;
}

/** A deck as returned by `GET /api/decks/{id}?include=categories.cards`. */
export type StoredDeck = Answer<'POST /api/decks'>['deck'];

/** Fields to change; `categories` replaces the whole content, `cards` only those cards. */
export type DeckChange = Input<'PATCH /api/decks/{id}'>['body'];

const PAGE = 24;

export const deckKeys = {
  all: ['decks'],
  lists: ['decks', 'list'],
  one: (id: string) => ['decks', 'one', id],
} as const;

/** Own decks, page by page, with sample cards and counts by status. */
export function ownDecksQuery({ bin = false, ...filter }: DeckFilter) {
  return infiniteQueryOptions({
    queryKey: [...deckKeys.lists, { ...filter, bin }],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/decks', {
        query: { include: 'fan,counts', limit: PAGE, ...filter, ...(bin && { bin: 'true' }), cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
}

/** The deck edited last, or null if there is none. */
export const lastDeckQuery = queryOptions({
  queryKey: [...deckKeys.lists, 'last'],
  queryFn: async ({ signal }) => {
    const query = { include: 'fan', limit: 1, sort: 'updated' } as const;
    return (await call('GET /api/decks', { query, signal })).decks[0] ?? null;
  },
});

/** The first decks of the directory, with sample cards. */
export function publicDecksQuery(limit: number) {
  return queryOptions({
    queryKey: ['decks', 'public', limit],
    queryFn: async ({ signal }) =>
      (await call('GET /api/decks/public', { query: { limit, include: 'fan' }, signal })).decks,
  });
}

/** A whole deck of one's own. @throws ApiError 404, also for a public deck of somebody else's */
export async function readDeck(id: string, signal?: AbortSignal): Promise<StoredDeck> {
  const query = { include: 'categories.cards' };
  const { deck } = await call('GET /api/decks/{id}', { params: { id }, query, signal });
  // QR codes lead to the server that the studio comes from.
  if (isWhole(deck)) return { ...deck, link_base: location.origin };
  throw new ApiError(404, 'Deck not found', 'not-found');
}

/** The saved version of a deck of one's own. @throws ApiError 404, also for a public deck of somebody else's */
export async function readDeckVersion(id: string): Promise<number> {
  const { deck } = await call('GET /api/decks/{id}', { params: { id } });
  if ('version' in deck) return deck.version;
  throw new ApiError(404, 'Deck not found', 'not-found');
}

function isWhole(deck: Answer<'GET /api/decks/{id}'>['deck']): deck is StoredDeck {
  return 'version' in deck && deck.categories?.every(({ cards }) => cards !== undefined) === true;
}

/** A whole public deck. @throws ApiError 404 */
export async function readPublicDeck(id: string, signal?: AbortSignal) {
  return (await call('GET /api/decks/public/{id}', { params: { id }, signal })).deck;
}

/** A deck to be made: whatever it leaves out has a default. */
export type NewDeck = Input<'POST /api/decks'>['body'];

/** @returns the new deck, and its ids keyed by the temporary ids that were sent */
export function createDeck(body: NewDeck): Promise<Answer<'POST /api/decks'>> {
  return call('POST /api/decks', { body });
}

/** Saves fields of a deck. @throws ApiError 409 `stale-version` if `version` is no longer current */
export function updateDeck(id: string, change: DeckChange): Promise<Answer<'PATCH /api/decks/{id}'>> {
  return call('PATCH /api/decks/{id}', { params: { id }, body: change });
}

/** Creates a deck from a deck file. `warnings` name unknown designs, which are left out, and content that is not shown. */
export function importDeck(file: unknown): Promise<Answer<'POST /api/decks/import'>> {
  return call('POST /api/decks/import', { body: file });
}

/** Downloads a table from a public address. @throws ApiError with what to do */
export async function fetchTable(url: string): Promise<File> {
  const { file, data } = await call('POST /api/tables/fetch', { body: { url } });
  return new File([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], file);
}

/** Duplicates a deck as a draft. @returns the copy's id */
export async function duplicateDeck(id: string): Promise<string> {
  return (await call('POST /api/decks/{id}/duplicate', { params: { id } })).deck_id;
}

/** Moves it to the bin for 30 days. */
export function deleteDeck(id: string): Promise<void> {
  return call('DELETE /api/decks/{id}', { params: { id } });
}

/** Deletes it from the bin for good. */
export function eraseDeck(id: string): Promise<void> {
  return call('DELETE /api/decks/{id}', { params: { id }, query: { erase: 'true' } });
}

export function restoreDeck(id: string): Promise<void> {
  return call('POST /api/decks/{id}/restore', { params: { id } });
}

export type DraftRequest = Required<Input<'POST /api/ai/deck-draft'>['body']>;

/** Drafts a deck from a few words, ready to be imported. @throws ApiError 501 if no AI is configured */
export async function draftDeck(body: DraftRequest, signal: AbortSignal) {
  return (await call('POST /api/ai/deck-draft', { body, signal })).deck;
}
