import { http } from './http.js';

/** Texts that search words are derived from. */
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
  /** The credit; null for the server's own pictures. */
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

/** Suggests search words for a card's picture. @throws ApiError 422 'No query available' if its texts are empty */
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

/** Reports a photo's use to its source, as Unsplash's terms require. */
export function reportPhotoUse(id: string): Promise<void> {
  return http.post('/api/image/unsplash.download', { id });
}

/** Draws a picture and stores it as an upload. */
export async function makePicture(wish: PictureWish, signal: AbortSignal): Promise<MadePicture> {
  const made = await http.post<MadePicture>('/api/ai/picture', wish, { signal });
  return { ...made, url: withoutOrigin(made.url) };
}

/** The address to store for a picture: own pictures are stored without the server's origin. */
export function keptUrl({ urls, attribution }: StockPhoto): string {
  return attribution === null ? withoutOrigin(urls.regular) : urls.regular;
}

/** The address for showing a picture in a list; other hosts' pictures come through the image path. */
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
