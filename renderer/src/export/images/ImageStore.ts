import { CardwrightError } from '../../errors.js';
import { originalSource, readFilteredSource } from '../../filters/index.js';
import type { ImageLibrary, ImageResource } from '../../images/types.js';
import type { PictureSource } from '../browser/assets.js';
import { filterImage } from './filterImage.js';
import { convertImage, type ImageConversion, inspectImage } from './inspectImage.js';
import { NearPictures } from './NearPictures.js';
import { readImageBytes, type ImageReadOptions } from './readImageBytes.js';

/** How many pictures are inspected at a time: each may hold its whole file in memory. */
const AT_A_TIME = 8;

/**
 * The pictures of one deck by source: paths inside the deck's folder, data URLs and, if allowed, web addresses. Layout
 * calls `get` for sizes; painters call `imageBytes`. Files are read again for painting, so the store stays small for
 * any number of pictures.
 */
export class ImageStore implements ImageLibrary, PictureSource {
  readonly #options: ImageReadOptions;
  readonly #resources = new Map<string, ImageResource>();
  readonly #formats = new Map<
    string,
    { readonly mime: string; readonly conversion?: ImageConversion; readonly hasInks?: true }
  >();

  readonly #asked = new Set<string>();

  constructor(options: ImageReadOptions) {
    const { folder } = options;
    this.#options = folder === undefined ? options : { near: new NearPictures(folder), ...options };
  }

  get(src: string): ImageResource | undefined {
    this.#asked.add(src);
    return this.#resources.get(src);
  }

  /** The sources that were asked for since the last call. */
  takeAsked(): readonly string[] {
    const asked = [...this.#asked];
    this.#asked.clear();
    return asked;
  }

  /** Inspects the sources. Never throws for a bad picture: it becomes `broken`, with a readable reason. */
  async load(sources: readonly string[], signal?: AbortSignal): Promise<void> {
    const wanted = sources.filter((src) => !this.#resources.has(src));
    for (let start = 0; start < wanted.length; start += AT_A_TIME) {
      signal?.throwIfAborted();
      await Promise.all(wanted.slice(start, start + AT_A_TIME).map((src) => this.#inspect(src)));
    }
  }

  /** The bytes of a picture to paint, which may have a filter. */
  async imageBytes(source: string): Promise<{ readonly bytes: Uint8Array; readonly mime: string }> {
    const filter = readFilteredSource(source);
    if (filter === undefined) return this.#bytesOf(source);
    return filterImage((await this.#bytesOf(filter.src)).bytes, filter);
  }

  async originalBytes(source: string): Promise<Uint8Array> {
    return readImageBytes(originalSource(source), this.#options);
  }

  /** Undefined for a picture with a filter, because filters work on the screen's colours. */
  async inkBytes(source: string): Promise<Uint8Array | undefined> {
    return this.#formats.get(source)?.hasInks === true ? this.originalBytes(source) : undefined;
  }

  async #bytesOf(src: string): Promise<{ readonly bytes: Uint8Array; readonly mime: string }> {
    const resource = this.#resources.get(src);
    if (resource?.kind === 'broken') {
      const { reason, fix } = resource;
      throw new CardwrightError('image.unreadable', reason, { path: src, ...(fix !== undefined && { fix }) });
    }
    const bytes = await readImageBytes(src, this.#options);
    const format = this.#formats.get(src);
    if (format?.conversion === undefined) return { bytes, mime: format?.mime ?? 'application/octet-stream' };
    // Convert again for each painting: a deck of photos straight from a phone would fill the memory.
    return { bytes: await convertImage(bytes, format.conversion), mime: format.mime };
  }

  async #inspect(src: string): Promise<void> {
    try {
      const inspected = await inspectImage(await readImageBytes(src, this.#options));
      if (inspected.kind === 'raster') {
        this.#formats.set(src, inspected);
        const { width, height, opaqueParts } = inspected;
        this.#resources.set(src, { kind: 'raster', width, height, ...(opaqueParts !== undefined && { opaqueParts }) });
      } else this.#resources.set(src, inspected);
    } catch (error) {
      if (!(error instanceof CardwrightError)) throw error;
      const { message: reason, fix } = error;
      this.#resources.set(src, { kind: 'broken', reason, ...(fix !== undefined && { fix }) });
    }
  }
}
