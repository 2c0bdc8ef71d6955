import type { Page } from 'puppeteer-core';
import { CardwrightError } from '../../errors.js';
import type { OwnFonts } from '../../fonts/index.js';
import type { PaintJob } from '../../page/protocol.js';
import type { FontSource, PictureSource } from './assets.js';
import { BrowserHolder } from './BrowserHolder.js';
import { SharedFonts } from './SharedFonts.js';
import { ExportServer } from './ExportServer.js';
import { type OpenPage, PaintingWindows } from './PaintingWindows.js';
import { RenderTask } from './RenderTask.js';

export interface BrowserPoolOptions {
  readonly fonts: FontSource;
  /** The number of windows that paint in parallel. Default 2. */
  readonly windows?: number;
  /** A window is replaced after this many faces, because its memory grows. Default 250. */
  readonly recycleAfter?: number;
  /** Timeout for one face. Default 60 s. */
  readonly timeoutMs?: number;
  /** The Chromium to use. Default: what `findChromium` finds. */
  readonly executablePath?: string;
  /** Called whenever a browser starts. */
  readonly onStart?: () => void;
}

export type PaintOrder = Omit<PaintJob, 'type' | 'fontUrls' | 'imageUrls'>;

/**
 * A Chromium with its windows and its server, started on first use. If a window or the browser dies, the face is
 * painted once more in a new one; after that, an error names the card. Always `close()` in `finally`.
 */
export class BrowserPool {
  readonly windows: number;
  /** The fonts of all decks that are being drawn, also for painters without a browser. */
  readonly fonts: FontSource;
  readonly #fonts: SharedFonts;
  readonly #server: ExportServer;
  readonly #browser: BrowserHolder;
  readonly #painting: PaintingWindows;
  #closed = false;

  constructor(options: BrowserPoolOptions) {
    this.windows = Math.max(1, options.windows ?? 2);
    this.#fonts = new SharedFonts(options.fonts);
    this.fonts = this.#fonts;
    this.#server = new ExportServer(this.#fonts, (report, response) => this.#painting.receive(report, response));
    this.#browser = new BrowserHolder(options.executablePath, {
      starting: () => options.onStart?.(),
      ended: () => this.#painting.lose('the browser ended'),
    });
    const open: OpenPage = async (id, onLost) =>
      (await this.#browser.get()).opener.open(this.#server.pageUrl(id), onLost);
    this.#painting = new PaintingWindows(open, { ...options, windows: this.windows });
  }

  /** Starts the browser and a window early, while the first face is being laid out. */
  warm(): void {
    // Ignore errors: painting the first face would fail the same way and report it.
    this.#ready().then(
      () => this.#painting.warm(),
      () => undefined,
    );
  }

  /**
   * Paints one face. Rejects with the signal's reason, `image.unreadable`, `font.unreadable`, `canvas.unavailable`,
   * `browser.crashed`, `browser.closed`, or the error of a browser that does not start.
   */
  async paint(order: PaintOrder, label: string, pictures: PictureSource, signal?: AbortSignal): Promise<Buffer> {
    await this.#ready(signal);
    return this.#painting.paint(new RenderTask(label, this.#job(order, pictures)), signal);
  }

  /** Opens a page of this browser for other work and closes it afterwards. The page can reach only our server. */
  async withPage<T>(use: (page: Page) => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#ready(signal);
    const { browser } = await this.#browser.get();
    const page = await browser.newPage({ type: 'window' });
    const abort = (): void => void page.close().catch(() => undefined);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      signal?.throwIfAborted();
      return await use(page);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
      await page.close().catch(() => undefined);
    }
  }

  /**
   * Serves an HTML document to pages of this browser until `remove` is called. It may use our fonts and pictures. A
   * streamed document is shown while it is being written and must start from the beginning for every page that requests
   * it.
   */
  async publish(html: string | AsyncIterable<string>): Promise<{ readonly url: string; remove(): void }> {
    await this.#ready();
    return this.#server.publish(html);
  }

  /** URL of a face's font for published documents. */
  fontPath(face: string): string {
    return this.#server.fontPath(face);
  }

  /** URL of a picture for published documents. */
  picturePath(pictures: PictureSource, src: string): string {
    return this.#server.picturePath(pictures, src);
  }

  /** Adds the fonts of a deck or its owner, whose ids must be made of their content. @returns a function that removes them */
  addFonts(fonts: OwnFonts): () => void {
    return this.#fonts.add(fonts);
  }

  /** Forgets a deck's pictures; for pools that outlive decks. */
  forget(pictures: PictureSource): void {
    this.#server.forget(pictures);
  }

  /** Process id of the browser, once it is running. */
  processId(): Promise<number | undefined> {
    return this.#browser.processId();
  }

  /** Ends the browser and everything in progress. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#painting.close();
    await this.#browser.close();
    await this.#server.close();
  }

  async #ready(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.#closed) throw new CardwrightError('browser.closed', 'The export browser has been closed.');
    await this.#server.start();
    signal?.throwIfAborted();
  }

  #job(order: PaintOrder, pictures: PictureSource): PaintJob {
    const { scene } = order;
    return {
      type: 'paint',
      ...order,
      // Painting needs neither, and they are as large as the drawing itself.
      scene: { ...scene, items: [], issues: [] },
      fontUrls: Object.fromEntries(scene.faces.map((face) => [face, this.#server.fontPath(face)])),
      imageUrls: Object.fromEntries(scene.images.map((src) => [src, this.#server.picturePath(pictures, src)])),
    };
  }
}
