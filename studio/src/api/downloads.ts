import type { Answer, Input } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '@cardwright/server/contract/address';
import { call } from './call.js';

const CALL = 'GET /api/decks/public/{id}/downloads/{paper}/{language}';

/** A deck's file to print, which may still be in the making. */
export type Download = Answer<typeof CALL>['download'];
/** Which deck's or card's, on which paper, in which language. */
export type DownloadChoice = Input<typeof CALL>['params'] & {
  /** One card by its place in the deck, from 1; all by default. */
  readonly card?: number;
};

const WATCH_MS = 1_000;

/** Has the file made unless there is one. @throws ApiError 429 if this visitor has had many made */
export async function orderDownload({ card, ...params }: DownloadChoice): Promise<Download> {
  const query = card === undefined ? {} : { card };
  return (await call('POST /api/decks/public/{id}/downloads/{paper}/{language}', { params, query })).download;
}

/** The progress of an ordered download, fetched every second until it has ended. */
export function downloadQuery({ card, ...params }: DownloadChoice) {
  const query = card === undefined ? {} : { card };
  return queryOptions({
    queryKey: ['decks', 'download', params, card],
    queryFn: async ({ signal }) => (await call(CALL, { params, query, signal })).download,
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'queued' || data?.status === 'running' ? WATCH_MS : false,
  });
}

/** The address from which the browser downloads the file. */
export function downloadAddress({ card, ...params }: DownloadChoice): string {
  const address = addressOf('/api/decks/public/{id}/downloads/{paper}/{language}/file', params);
  return card === undefined ? address : `${address}?card=${card}`;
}
