import type { Answer, Input } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';
import { deckKeys } from './decks.js';

/** A kept version of a deck, without its content. */
export type DeckVersion = Answer<'GET /api/decks/{id}/versions'>['versions'][number];

/** The kept versions of a deck, newest first. */
export function deckVersionsQuery(id: string) {
  return queryOptions({
    queryKey: [...deckKeys.one(id), 'versions'],
    queryFn: async ({ signal }) => (await call('GET /api/decks/{id}/versions', { params: { id }, signal })).versions,
    staleTime: 0,
  });
}

/** One kept version with its content. */
export function deckVersionQuery(id: string, version: number) {
  return queryOptions({
    queryKey: [...deckKeys.one(id), 'versions', version],
    queryFn: async ({ signal }) => readDeckVersion(id, version, signal),
    staleTime: Infinity,
  });
}

/** @throws ApiError 404 if it is not kept any more */
export async function readDeckVersion(id: string, version: number, signal?: AbortSignal) {
  const params = { id, version: String(version) };
  return (await call('GET /api/decks/{id}/versions/{version}', { params, signal })).deck;
}

/** What the signed-in person has typed on a deck but not saved; null if there is nothing. */
export async function readDeckDraft(id: string) {
  return (await call('GET /api/decks/{id}/draft', { params: { id } })).draft;
}

export function keepDeckDraft(id: string, body: Input<'PUT /api/decks/{id}/draft'>['body']): Promise<void> {
  return call('PUT /api/decks/{id}/draft', { params: { id }, body });
}

export function forgetDeckDraft(id: string): Promise<void> {
  return call('DELETE /api/decks/{id}/draft', { params: { id } });
}
