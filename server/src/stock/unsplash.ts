import { ofetch, FetchError } from 'ofetch';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { HttpProblem } from '../errors.js';
import type { StockPhoto, StockPhotos } from './types.js';

const API = 'https://api.unsplash.com';
/** Identifies Cardwright in links to photographers, as Unsplash's terms require. */
const UTM = { utm_source: 'cardwright', utm_medium: 'referral' };
const TIMEOUT_MS = 10_000;
/** The number of remembered download URLs, needed when a found photo is used. */
const REMEMBERED = 5_000;

const photo = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  alt_description: z.string().nullish(),
  urls: z.object({ full: z.url(), regular: z.url(), small: z.url(), thumb: z.url() }),
  user: z.object({ name: z.string(), links: z.object({ html: z.url() }) }),
  links: z.object({ download_location: z.url() }),
});
const answer = z.object({ results: z.array(photo), total: z.number() });

interface Options {
  readonly accessKey: string;
  /** Another base URL of the API, for tests. */
  readonly baseUrl?: string;
}

/** Photos from unsplash.com through its API (https://unsplash.com/documentation). */
export class UnsplashPhotos implements StockPhotos {
  readonly provider = 'unsplash';
  readonly #request;
  readonly #base: string;
  readonly #downloads = new LRUCache<string, string>({ max: REMEMBERED });

  constructor({ accessKey, baseUrl = API }: Options) {
    this.#base = baseUrl;
    this.#request = ofetch.create({
      baseURL: baseUrl,
      headers: { Authorization: `Client-ID ${accessKey}`, 'Accept-Version': 'v1' },
      timeout: TIMEOUT_MS,
      redirect: 'error',
      // One retry on 408, 409, 425, 429 and 5xx, as for every read (specification, section 9).
      retry: 1,
      retryDelay: 300,
    });
  }

  async search(query: string, { perPage, page, signal }: { perPage: number; page: number; signal?: AbortSignal }) {
    const body = await this.#get('/search/photos', {
      query: { query, per_page: perPage, page, content_filter: 'high' },
      ...(signal && { signal }),
    });
    const parsed = answer.safeParse(body);
    if (!parsed.success) throw upstream(parsed.error);
    for (const { id, links } of parsed.data.results) this.#downloads.set(id, links.download_location);
    return { results: parsed.data.results.map(toStockPhoto), total: parsed.data.total };
  }

  async reportUse(photoId: string): Promise<void> {
    const known = this.#downloads.get(photoId);
    const address = new URL(known ?? `/photos/${encodeURIComponent(photoId)}/download`, this.#base);
    // Never send the key to another host.
    if (address.origin !== new URL(this.#base).origin) throw upstream(new Error(`Foreign address ${address.origin}`));
    await this.#get(`${address.pathname}${address.search}`, {});
  }

  async #get(path: string, options: { query?: Record<string, string | number>; signal?: AbortSignal }) {
    try {
      return await this.#request<unknown>(path, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      throw error instanceof FetchError ? problemOf(error) : upstream(error);
    }
  }
}

function toStockPhoto({ user, ...found }: z.infer<typeof photo>): StockPhoto {
  const url = new URL(user.links.html);
  for (const [name, value] of Object.entries(UTM)) url.searchParams.set(name, value);
  return {
    id: found.id,
    width: found.width,
    height: found.height,
    alt_description: found.alt_description ?? null,
    urls: found.urls,
    attribution: { name: user.name, url: url.href, source: `Unsplash` },
  };
}

/** The problem for the caller; never contains the request, whose headers hold the key. */
function problemOf({ status }: FetchError): HttpProblem {
  if (status === 401)
    return new HttpProblem('upstream', 'Unsplash rejected this server’s key. Ask the administrator.', {
      cause: new Error('check UNSPLASH_ACCESS_KEY'),
    });
  if (status === 404) return new HttpProblem('not-found', 'Unsplash does not have this photo.');
  if (status === 403 || status === 429)
    return new HttpProblem('unavailable', 'The hourly limit of Unsplash is reached. Try again later.', {
      headers: { 'Retry-After': '600' },
    });
  return new HttpProblem('upstream', 'Unsplash sent an unexpected response. Try again.');
}

function upstream(error: unknown): HttpProblem {
  const cause = error instanceof Error ? new Error(error.name) : undefined;
  return new HttpProblem('upstream', 'Unsplash sent an unexpected response. Try again.', { cause });
}
