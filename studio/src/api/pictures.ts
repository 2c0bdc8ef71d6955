import type { Answer, Input } from '@cardwright/server/contract';
import { pictureAt } from '../browser/pictureAt.js';
import { call } from './call.js';

/** Texts that search words are derived from. */
export type PictureTexts = Readonly<Record<keyof Input<'POST /api/image/unsplash.query'>['body'], string>>;

type PhotoSearch = Answer<'POST /api/image/unsplash.search'>;
export type StockPhoto = PhotoSearch['results'][number];

export type MadePicture = Answer<'POST /api/ai/picture'>;
export type PictureWish = Input<'POST /api/ai/picture'>['body'];

/** Suggests search words for a card's picture. @throws ApiError 422 'No query available' if its texts are empty */
export async function pictureQuery(texts: PictureTexts, signal?: AbortSignal): Promise<string> {
  return (await call('POST /api/image/unsplash.query', { body: texts, signal })).query;
}

interface SearchOptions {
  readonly page?: number;
  readonly perPage?: number;
  readonly signal?: AbortSignal;
}

export function searchPhotos(
  query: string,
  { page = 1, perPage = 1, signal }: SearchOptions = {},
): Promise<PhotoSearch> {
  return call('POST /api/image/unsplash.search', { body: { query, per_page: perPage, page }, signal });
}

/** Reports a photo's use to its source, as Unsplash's terms require. */
export function reportPhotoUse(id: string): Promise<void> {
  return call('POST /api/image/unsplash.download', { body: { id } });
}

/** Removes one of the member's pictures, unless a deck or a kept version of one shows it. @throws ApiError 404; 409 where one does */
export function removePicture(url: string): Promise<void> {
  return call('DELETE /api/uploads', { query: { url } });
}

/** Draws a picture and stores it as an upload. */
export async function makePicture(wish: PictureWish, signal: AbortSignal): Promise<MadePicture> {
  const made = await call('POST /api/ai/picture', { body: wish, signal });
  return { ...made, url: withoutOrigin(made.url) };
}

/** The address to store for a picture: own pictures are stored without the server's origin. */
export function keptUrl({ urls, attribution }: StockPhoto): string {
  return attribution === null ? withoutOrigin(urls.regular) : urls.regular;
}

/** The address for showing a picture in a list; other hosts' pictures come through the image path. */
export function shownUrl({ urls, attribution }: StockPhoto): string {
  if (attribution === null) return withoutOrigin(urls.small);
  return pictureAt(urls.small, 320, 1);
}

/** “Photo by Ada on Unsplash”, for the card's attribution. */
export function creditOf({ attribution }: StockPhoto): string | null {
  return attribution === null ? null : `Photo by ${attribution.name} on ${attribution.source}`;
}

function withoutOrigin(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return /^\/(storage|media)\//.test(pathname) ? pathname + search : address;
}
