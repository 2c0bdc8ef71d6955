import type { Answer, Input } from '@cardwright/server/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from './call.js';

type Choices = Answer<'GET /api/exports/presets'>;
export type ExportPreset = Choices['presets'][number] & {
  /** The sizes that lie turned by a quarter in the vendor's file: landscape cards in portrait files, or the reverse. */
  readonly turned_sizes?: readonly string[];
};
export interface ExportChoices extends Omit<Choices, 'presets'> {
  readonly presets: readonly ExportPreset[];
}
/** Paper, or pre-cut stock. */
export type Paper = ExportChoices['papers'][number];

type OrderBody = Input<'POST /api/exports'>['body'];
export type ExportOrder = OrderBody & Required<Pick<OrderBody, 'options'>>;
export type ExportJob = Answer<'GET /api/exports/{id}'>['export'];

export const exportChoicesQuery = queryOptions({
  queryKey: ['exports', 'choices'],
  queryFn: ({ signal }) => call('GET /api/exports/presets', { signal }),
  staleTime: Infinity,
});

export const exportKeys = { list: (deckId: string) => ['exports', 'list', deckId] } as const;

/** Exports of a deck, newest first. */
export function exportsQuery(deckId: string) {
  return infiniteQueryOptions({
    queryKey: exportKeys.list(deckId),
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/exports', {
        query: { deck_id: deckId, limit: 10, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
}

/** @throws ApiError 409 when ten exports are already running, 422 for options that cannot be used */
export async function orderExport(order: ExportOrder): Promise<ExportJob> {
  return (await call('POST /api/exports', { body: order })).export;
}

export async function loadExport(id: string): Promise<ExportJob> {
  return (await call('GET /api/exports/{id}', { params: { id } })).export;
}

export async function cancelExport(id: string): Promise<ExportJob> {
  return (await call('POST /api/exports/{id}/cancel', { params: { id } })).export;
}

export async function retryExport(id: string): Promise<ExportJob> {
  return (await call('POST /api/exports/{id}/retry', { params: { id } })).export;
}

export function deleteExport(id: string): Promise<void> {
  return call('DELETE /api/exports/{id}', { params: { id } });
}

/** An address of the file that the browser can open without a session, valid for ten minutes. */
export async function exportLink(id: string): Promise<string> {
  return (await call('POST /api/exports/{id}/link', { params: { id } })).url;
}

export function isUnderWay({ status }: Pick<ExportJob, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}
