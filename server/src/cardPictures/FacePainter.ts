import type { FaceInput, Scene } from '@cardwright/renderer';
import { renderRaster, type RasterFormat } from '@cardwright/renderer/export';
import { DeckStudio } from '@cardwright/renderer/production';
import { pictureReader } from '../images/pictureReader.js';
import type { PictureSources } from '../images/PictureSources.js';
import type { OwnFiles } from '../queries/ownFiles.js';
import { IdlePool, type PaintingBrowser } from '../jobs/maker/IdlePool.js';

/** After this many faces a new renderer takes over: the old one remembers every picture that it has seen. */
const RENEW_AFTER = 500;
const IDLE_MS = 60_000;
/** The width in mm at which faces are painted. Any width would do: the resolution follows from the pixels that are wanted. */
const NOMINAL_MM = 60;
const NO_FOLDER = '/nowhere';

/** Lays out and paints faces, with a renderer and a browser that close after a minute without use. */
export class FacePainter {
  readonly #closing = new AbortController();
  #studio: Promise<DeckStudio> | undefined;
  #users = 0;
  #count = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pictures: Pick<PictureSources, 'find'>,
    private readonly browser: PaintingBrowser = new IdlePool(),
  ) {}

  /**
   * Opens the renderer for as long as the work takes.
   * @param own fonts and icons of the deck's owner, for which it opens another renderer
   */
  async use<T>(work: (painting: Painting) => Promise<T>, own?: OwnFiles): Promise<T> {
    clearTimeout(this.#timer);
    this.#users += 1;
    try {
      return await this.browser.use(async (pool) => {
        pool.warm();
        this.#count += 1;
        const fetchImage = pictureReader(this.pictures, this.#closing.signal);
        const options = { folder: NO_FOLDER, fetchImage, pool };
        if (own !== undefined) return await paintWith(await DeckStudio.open({ ...options, ...own }), work);
        return work(new Painting(await (this.#studio ??= DeckStudio.open(options))));
      });
    } finally {
      this.#users -= 1;
      if (this.#users === 0) await this.#rest();
    }
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('The server is stopping.'));
    await this.#forget();
    await this.browser.close();
  }

  /** The browser closes later than the renderer that uses it. */
  async #rest(): Promise<void> {
    if (this.#count >= RENEW_AFTER) await this.#forget();
    else this.#timer = setTimeout(() => void this.#forget(), IDLE_MS / 2).unref();
  }

  async #forget(): Promise<void> {
    clearTimeout(this.#timer);
    const studio = this.#studio;
    this.#studio = undefined;
    this.#count = 0;
    await studio?.then(
      (open) => open.close(),
      () => undefined,
    );
  }
}

async function paintWith<T>(studio: DeckStudio, work: (painting: Painting) => Promise<T>): Promise<T> {
  try {
    return await work(new Painting(studio));
  } finally {
    await studio.close();
  }
}

export interface PictureForm {
  /** Pixels. */
  readonly width: number;
  readonly format: RasterFormat;
  /** 1 … 100, for webp. */
  readonly quality: number;
}

/** A renderer at work. */
export class Painting {
  constructor(private readonly studio: DeckStudio) {}

  /** Lays out a face. */
  scene(face: FaceInput): Promise<Scene> {
    return this.studio.scenes.scene(face);
  }

  async paint(scene: Scene, { width, format, quality }: PictureForm, signal: AbortSignal): Promise<Buffer> {
    const dpi = (width / NOMINAL_MM) * 25.4;
    const options = {
      dpi,
      quality,
      widthMm: NOMINAL_MM,
      format,
      pictures: this.studio.images,
      signal,
    };
    for await (const { bytes } of renderRaster([{ id: 'face', scene }], options, this.studio.pool)) return bytes;
    throw new Error('The renderer drew nothing.');
  }
}
