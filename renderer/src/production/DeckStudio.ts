import type { OwnFonts } from '../fonts/ownFonts.js';
import type { SceneSource } from '../plan/sceneSource.js';
import {
  BrowserPool,
  createNodeRenderer,
  fetchPublicImage,
  ImageStore,
  RasterCache,
  type NodeRenderer,
} from '../export/index.js';

export interface StudioOptions {
  /** Base of relative picture paths. */
  readonly folder: string;
  /** Whether pictures may be fetched from the public web. Default false. */
  readonly allowRemote?: boolean;
  /** Fetches pictures by URL, instead of `allowRemote`. Rejects with `image.unreadable`. */
  readonly fetchImage?: (url: string) => Promise<Uint8Array>;
  /** Fonts of the deck's or its owner's own. */
  readonly fonts?: OwnFonts;
  /** Icons of the owner's own: SVGs by name, as in a deck's `icons`. */
  readonly icons?: Readonly<Record<string, string>>;
  /** Keeps painted faces across runs. */
  readonly cacheFolder?: string | undefined;
  readonly windows?: number;
  /** A browser that outlives this studio, as with --watch. */
  readonly pool?: BrowserPool;
}

/** Everything needed to draw one deck. Always `close()` in `finally`. */
export class DeckStudio {
  readonly scenes: SceneSource;
  readonly pool: BrowserPool;
  readonly #ownsPool: boolean;
  readonly #removeFonts: (() => void) | undefined;

  /** What the deck or its owner brings along and faces may use: fonts, as their families, and icons. */
  readonly ownResources: object;

  private constructor(
    readonly images: ImageStore,
    readonly renderer: NodeRenderer,
    { pool: shared, windows, fonts, icons }: StudioOptions,
    /** Painted faces of earlier runs, if they are kept. */
    readonly cache: RasterCache | undefined,
  ) {
    this.scenes = renderer.scenes;
    this.ownResources = { families: fonts?.families, icons };
    this.#ownsPool = shared === undefined;
    this.#removeFonts = fonts && shared?.addFonts(fonts);
    this.pool = shared ?? new BrowserPool({ fonts: renderer.fonts, ...(windows !== undefined && { windows }) });
  }

  static async open(options: StudioOptions): Promise<DeckStudio> {
    const { folder, allowRemote = false, fetchImage = allowRemote ? fetchPublicImage : undefined } = options;
    const images = new ImageStore({ folder, ...(fetchImage && { fetchImage: (url: string) => fetchImage(url) }) });
    const renderer = await createNodeRenderer(images, options);
    const { cacheFolder } = options;
    const fontBytes = async (face: string): Promise<Uint8Array> => renderer.fonts.fontBytes(face);
    const cache = cacheFolder === undefined ? undefined : new RasterCache({ folder: cacheFolder, fontBytes });
    return new DeckStudio(images, renderer, options, cache);
  }

  async close(): Promise<void> {
    await this.cache?.close();
    if (this.#ownsPool) await this.pool.close();
    else this.pool.forget(this.images);
    this.#removeFonts?.();
    this.renderer.dispose();
  }
}
