import { http } from './http.js';

/** Texts that search words are made from. */
export interface PictureTexts {
  readonly deckShortDesc: string;
  readonly catDesc: string;
  readonly cardTitle: string;
  readonly cardDesc: string;
}

export interface StockPhoto {
  readonly id: string;
  readonly alt_description: string | null;
  readonly urls: { readonly regular: string; readonly small: string };
  /** Whom to credit; null for the server's own pictures. */
  readonly attribution: { readonly name: string; readonly url: string; readonly source: string } | null;
}

export interface MadePicture {
  readonly url: string;
  readonly provider: 'ai' | 'procedural';
}

export interface PictureWish {
  readonly prompt: string;
  readonly card?: { readonly title: string; readonly text: string; readonly category: string; readonly deck: string };
  readonly style: string;
  readonly width: number;
  readonly height: number;
}

/** Search words for a card's picture. @throws ApiError 422 'No query available' where the texts say nothing */
export async function pictureQuery(texts: PictureTexts, signal?: AbortSignal): Promise<string> {
  return (await http.post<{ query: string }>('/api/image/unsplash.query', texts, signalled(signal))).query;
}

export async function searchPhotos(
  query: string,
  {
    page = 1,
    perPage = 1,
    signal,
  }: { readonly page?: number; readonly perPage?: number; readonly signal?: AbortSignal } = {},
): Promise<{ readonly results: readonly StockPhoto[]; readonly total: number }> {
  return http.post('/api/image/unsplash.search', { query, per_page: perPage, page }, signalled(signal));
}

/** Tells the photo's source that it is used, as Unsplash's terms ask. */
export function reportPhotoUse(id: string): Promise<void> {
  return http.post('/api/image/unsplash.download', { id });
}

/** Draws a picture and keeps it as an upload. */
export async function makePicture(wish: PictureWish, signal: AbortSignal): Promise<MadePicture> {
  const made = await http.post<MadePicture>('/api/ai/picture', wish, { signal });
  return { ...made, url: withoutOrigin(made.url) };
}

/** The address of a picture to keep: pictures of this server stay right when it moves to another address. */
export function keptUrl({ urls, attribution }: StockPhoto): string {
  return attribution === null ? withoutOrigin(urls.regular) : urls.regular;
}

/** The address of a picture to show in a list; pictures of other hosts come through the image path. */
export function shownUrl({ urls, attribution }: StockPhoto): string {
  if (attribution === null) return withoutOrigin(urls.small);
  return `/image?${new URLSearchParams({ src: urls.small, w: '320' }).toString()}`;
}

/** “Photo by Ada on Unsplash”, for the card's attribution. */
export function creditOf({ attribution }: StockPhoto): string | null {
  return attribution === null ? null : `Photo by ${attribution.name} on ${attribution.source}`;
}

function withoutOrigin(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return /^\/(storage|media)\//.test(pathname) ? pathname + search : address;
}

const signalled = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });
