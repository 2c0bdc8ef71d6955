import type { Answer, Input } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '@cardwright/server/contract/address';
import { call } from './call.js';

/** A deck's file to print, as far as it is. */
export type Download = Answer<'GET /api/decks/public/{id}/downloads/{paper}/{language}'>['download'];
/** Which deck's, on which paper, in which language. */
export type DownloadChoice = Input<'GET /api/decks/public/{id}/downloads/{paper}/{language}'>['params'];

const WATCH_MS = 1_000;

/** Has the file made unless there is one. @throws ApiError 429 if this visitor has had many made */
export async function orderDownload(params: DownloadChoice): Promise<Download> {
  return (await call('POST /api/decks/public/{id}/downloads/{paper}/{language}', { params })).download;
}

/** How far an ordered download is, looked up every second while it is being made. */
export function downloadQuery({ id, paper, language }: DownloadChoice) {
  return queryOptions({
    queryKey: ['decks', 'download', id, paper, language],
    queryFn: async ({ signal }) => {
      const params = { id, paper, language };
      return (await call('GET /api/decks/public/{id}/downloads/{paper}/{language}', { params, signal })).download;
    },
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'queued' || data?.status === 'running' ? WATCH_MS : false,
  });
}

/** Where the browser gets the file. */
export function downloadAddress({ id, paper, language }: DownloadChoice): string {
  return addressOf('/api/decks/public/{id}/downloads/{paper}/{language}/file', { id, paper, language });
}
