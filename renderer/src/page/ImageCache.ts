import { fetchAsset } from './fetchAsset.js';
import { isOpaque } from './isOpaque.js';
import { PageError } from './PageError.js';

/** Budget for decoded pixels: photos recur in a deck, and decoding costs more than painting. */
const BUDGET_BYTES = 256 * 1024 * 1024;

export interface Decoded {
  readonly bitmap: ImageBitmap;
  /** Whether it is known to have no transparency. */
  readonly isOpaque: boolean;
}

interface Entry {
  readonly decoded: Promise<Decoded>;
  bytes: number;
}

/** Decoded pictures by address; the least recently used is dropped first. */
export class ImageCache {
  readonly #entries = new Map<string, Entry>();

  /** Decoded pictures by source. */
  async load(urls: Readonly<Record<string, string>>): Promise<Map<string, Decoded>> {
    const sources = Object.entries(urls);
    const pictures = await Promise.all(sources.map(([src, url]) => this.#get(src, url)));
    this.#trim(new Set(Object.values(urls)));
    return new Map(sources.map(([src], index) => [src, pictures[index] as Decoded]));
  }

  #get(src: string, url: string): Promise<Decoded> {
    const known = this.#entries.get(url);
    if (known) {
      this.#entries.delete(url);
      this.#entries.set(url, known);
      return known.decoded;
    }
    const entry: Entry = { decoded: decode(src, url), bytes: 0 };
    this.#entries.set(url, entry);
    entry.decoded.then(
      ({ bitmap: { width, height } }) => (entry.bytes = width * height * 4),
      () => this.#entries.delete(url),
    );
    return entry.decoded;
  }

  /** Frees what is over the budget, but never a picture that is about to be painted. */
  #trim(inUse: ReadonlySet<string>): void {
    let total = 0;
    for (const { bytes } of this.#entries.values()) total += bytes;
    for (const [url, entry] of this.#entries) {
      if (total <= BUDGET_BYTES) return;
      if (inUse.has(url) || entry.bytes === 0) continue;
      this.#entries.delete(url);
      total -= entry.bytes;
      void entry.decoded.then(({ bitmap }) => bitmap.close());
    }
  }
}

async function decode(src: string, url: string): Promise<Decoded> {
  const blob = await fetchAsset(url, 'image.unreadable', src);
  try {
    return { bitmap: await createImageBitmap(blob), isOpaque: await isOpaque(blob) };
  } catch {
    throw new PageError({ code: 'image.unreadable', subject: src, message: 'The browser cannot decode the picture.' });
  }
}
