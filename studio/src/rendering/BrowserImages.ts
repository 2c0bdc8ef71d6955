import {
  type ImageLibrary,
  type ImageResource,
  OPACITY_GRID,
  opaqueParts,
  readFilteredSource,
  sanitizeSvg,
} from '@cardwright/renderer';
import { fetchPicture } from '../api/privatePictures.js';
import { waitAsAsked } from '../browser/waitAsAsked.js';
import { isLocalFile, pictureAddress } from './pictureAddress.js';
import { filterBitmap } from './filterBitmap.js';

/** Pictures as the page needs them: sizes for layout, decoded bitmaps for painters. */
export class BrowserImages implements ImageLibrary {
  readonly #resources = new Map<string, ImageResource>();
  readonly #bitmaps = new Map<string, ImageBitmap>();
  readonly #loading = new Map<string, Promise<void>>();

  get(src: string): ImageResource | undefined {
    return this.#resources.get(src);
  }

  /** Decoded pictures of a scene, by source. */
  bitmaps(sources: readonly string[]): ReadonlyMap<string, ImageBitmap> {
    return new Map(
      sources.flatMap((src): [string, ImageBitmap][] => {
        const bitmap = this.#bitmaps.get(src) ?? this.#filtered(src);
        return bitmap === undefined ? [] : [[src, bitmap]];
      }),
    );
  }

  /** A picture whose source has a filter, from the decoded one without. */
  #filtered(source: string): ImageBitmap | undefined {
    const filter = readFilteredSource(source);
    const plain = filter && this.#bitmaps.get(filter.src);
    const bitmap = plain && filterBitmap(plain, filter);
    if (bitmap !== undefined) this.#bitmaps.set(source, bitmap);
    return bitmap;
  }

  /** A picture that fails to load becomes `broken`; nothing is requested twice. */
  async load(sources: readonly string[]): Promise<void> {
    await Promise.all(sources.map((src) => this.#loadOnce(src)));
  }

  /** Several faces may request a picture while it loads. */
  #loadOnce(src: string): Promise<void> {
    const known = this.#loading.get(src) ?? this.#load(src);
    this.#loading.set(src, known);
    return known;
  }

  async #load(src: string): Promise<void> {
    try {
      if (isLocalFile(src)) throw new Error('it names a file that has not been uploaded yet.');
      const response = await fetchPatiently(src);
      if (!response.ok) {
        // A response whose body is never read keeps its connection open.
        await response.body?.cancel();
        throw new Error(`the server answered ${response.status}.`);
      }
      const blob = await response.blob();
      if (blob.type.includes('svg')) {
        this.#resources.set(src, { kind: 'vector', svg: sanitizeSvg(await blob.text()) });
        return;
      }
      const bitmap = await createImageBitmap(blob);
      this.#bitmaps.set(src, bitmap);
      const { width, height } = bitmap;
      const opaque = lookThrough(bitmap, blob.type);
      this.#resources.set(src, { kind: 'raster', width, height, ...(opaque !== undefined && { opaqueParts: opaque }) });
    } catch (error) {
      this.#resources.set(src, { kind: 'broken', reason: error instanceof Error ? error.message : String(error) });
    }
  }
}

/** Where a picture is opaque, if parts of it are transparent. */
function lookThrough(bitmap: ImageBitmap, mime: string): string | undefined {
  if (mime === 'image/jpeg') return undefined;
  const context = new OffscreenCanvas(OPACITY_GRID, OPACITY_GRID).getContext('2d');
  if (context === null) return undefined;
  context.drawImage(bitmap, 0, 0, OPACITY_GRID, OPACITY_GRID);
  const { data } = context.getImageData(0, 0, OPACITY_GRID, OPACITY_GRID);
  return opaqueParts(data.filter((_, index) => index % 4 === 3));
}

/** How often a picture is asked for again while the server has too much to do. */
const TRIES = 4;

/** Decks with many pictures reach the server's limits; what is refused for now is asked for again. */
async function fetchPatiently(src: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetchPicture(src, pictureAddress(src));
    if (tries === TRIES || ![429, 503].includes(response.status)) return response;
    await response.body?.cancel();
    await waitAsAsked(response);
  }
}
