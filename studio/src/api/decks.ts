import type { Card, Category, Deck } from '@cardwright/renderer';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { http } from './http.js';

export type DeckStatus = Deck['status'];
export type DeckSort = 'updated' | 'created' | 'title';

/** Fields that the server adds to own decks. */
export interface DeckState {
  readonly id: string;
  readonly user_id: string | null;
  /** Incremented by every save; send it along so that the server refuses a stale save instead of overwriting. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  /** Only in the bin. */
  readonly deleted_at?: string;
}

/** A deck in the list: without its content, but with a few sample cards. */
export interface ListedDeck extends DeckState {
  readonly world_id: string | null;
  readonly default_language: string;
  readonly front_template_id: string | null;
  readonly back_template_id: string | null;
  readonly color_scheme_id: string | null;
  readonly primary_color_key: string;
  readonly status: DeckStatus;
  readonly illustration: string | null;
  readonly icon: string | null;
  readonly ai_image_style: string;
  readonly copyright_info: string | null;
  readonly translations: Deck['translations'];
  readonly category_count: number;
  readonly card_count: number;
  readonly fan?: readonly FanCard[];
}

/** A listed deck as everybody sees it: without its owner and internal fields. */
export type PublicListedDeck = Omit<ListedDeck, 'user_id' | 'version' | 'deleted_at' | 'ai_image_style'>;

export interface FanCard {
  readonly category: Category;
  readonly card: Card;
}

export interface DeckPage {
  readonly decks: readonly ListedDeck[];
  readonly next_cursor: string | null;
  readonly counts?: Readonly<Partial<Record<DeckStatus, number>>>;
}

export interface DeckFilter {
  readonly status?: DeckStatus;
  readonly q?: string;
  readonly sort?: DeckSort;
  readonly bin?: boolean;
}

/** A deck as returned by `GET /api/decks/{id}?include=categories.cards`. */
export type StoredDeck = Deck & DeckState;

/** Fields to change; `categories` replaces the whole content, `cards` only those cards. */
export type DeckChange = Partial<Deck> & { readonly version?: number; readonly cards?: readonly Card[] };

export interface ImportedDeck {
  readonly deck_id: string;
  readonly warnings: readonly { readonly path: string; readonly message: string; readonly fix?: string }[];
}

const PAGE = 24;

export const deckKeys = {
  all: ['decks'],
  lists: ['decks', 'list'],
  one: (id: string) => ['decks', 'one', id],
} as const;

/** Own decks, page by page, with sample cards and counts by status. */
export function ownDecksQuery(filter: DeckFilter) {
  return infiniteQueryOptions({
    queryKey: [...deckKeys.lists, filter],
    queryFn: ({ pageParam, signal }) =>
      http.get<DeckPage>('/api/decks', {
        query: { include: 'fan,counts', limit: PAGE, ...filter, cursor: pageParam },
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
    const query = { include: 'fan', limit: 1, sort: 'updated' };
    return (await http.get<DeckPage>('/api/decks', { query, signal })).decks[0] ?? null;
  },
});

/** The first decks of the directory, with sample cards. */
export function publicDecksQuery(limit: number) {
  return queryOptions({
    queryKey: ['decks', 'public', limit],
    queryFn: async ({ signal }) => {
      const query = { limit, include: 'fan' };
      return (await http.get<{ decks: PublicListedDeck[] }>('/api/decks/public', { query, signal })).decks;
    },
  });
}

/** A whole deck. */
export async function readDeck(id: string, signal?: AbortSignal): Promise<StoredDeck> {
  const query = { include: 'categories.cards' };
  return (await http.get<{ deck: StoredDeck }>(`/api/decks/${id}`, { query, ...(signal && { signal }) })).deck;
}

/** @returns the new deck, and its ids keyed by the temporary ids that were sent */
export function createDeck(
  deck: object,
): Promise<{ readonly deck: StoredDeck; readonly ids: Readonly<Record<string, string>> }> {
  return http.post('/api/decks', deck);
}

/** Saves fields of a deck. @throws ApiError 409 `stale-version` if `version` is no longer current */
export function updateDeck(
  id: string,
  change: DeckChange,
): Promise<{ readonly deck: StoredDeck; readonly ids: Readonly<Record<string, string>> }> {
  return http.patch(`/api/decks/${id}`, change);
}

/** Creates a deck from a deck file. Unknown designs are left out and named in `warnings`. */
export function importDeck(file: unknown): Promise<ImportedDeck> {
  return http.post('/api/decks/import', file);
}

/** Duplicates a deck as a draft. @returns the copy's id */
export async function duplicateDeck(id: string): Promise<string> {
  return (await http.post<{ deck_id: string }>(`/api/decks/${id}/duplicate`)).deck_id;
}

/** Moves it to the bin for 30 days. */
export function deleteDeck(id: string): Promise<void> {
  return http.delete(`/api/decks/${id}`);
}

/** Deletes it from the bin for good. */
export function eraseDeck(id: string): Promise<void> {
  return http.delete(`/api/decks/${id}`, { query: { erase: true } });
}

export function restoreDeck(id: string): Promise<void> {
  return http.post(`/api/decks/${id}/restore`);
}

export interface DraftRequest {
  readonly brief: string;
  readonly language: string;
  readonly categories: number;
  readonly cards_per_category: number;
  readonly world_id: string | null;
}

/** Drafts a deck from a few words, ready to be imported. @throws ApiError 501 if no AI is configured */
export async function draftDeck(request: DraftRequest, signal: AbortSignal): Promise<Deck> {
  return (await http.post<{ deck: Deck }>('/api/ai/deck-draft', request, { signal })).deck;
}
