import type { ServerResponse } from 'node:http';
import type { Page } from 'puppeteer-core';
import { CardwrightError } from '../../errors.js';
import type { OwnFonts } from '../../fonts/index.js';
import type { PageFailure, PaintJob } from '../../page/protocol.js';
import type { FontSource, PictureSource } from './assets.js';
import { BrowserHolder } from './BrowserHolder.js';
import { SharedFonts } from './SharedFonts.js';
import { ExportServer, type WindowReport } from './ExportServer.js';
import { CRASH_FIX, RenderTask } from './RenderTask.js';
import { RenderWindow } from './RenderWindow.js';

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

const ATTEMPTS = 2;
const OPENING_ATTEMPTS = 3;

/**
 * A Chromium with its windows and its server, started on first use. If a window or the browser dies, the face is
 * painted once more in a new one; after that, an error names the card. Always `close()` in `finally`.
 */
export class BrowserPool {
  readonly windows: number;
  readonly #options: BrowserPoolOptions;
  /** The fonts of all decks that are being drawn, also for painters without a browser. */
  readonly fonts: FontSource;
  readonly #fonts: SharedFonts;
  readonly #server: ExportServer;
  readonly #browser: BrowserHolder;
  readonly #open = new Map<string, RenderWindow>();
  readonly #idle = new Set<RenderWindow>();
  readonly #queue: RenderTask[] = [];
  #count = 0;
  #failedOpenings = 0;
  #closed = false;

  constructor(options: BrowserPoolOptions) {
    this.#options = options;
    this.windows = Math.max(1, options.windows ?? 2);
    this.#fonts = new SharedFonts(options.fonts);
    this.fonts = this.#fonts;
    this.#server = new ExportServer(this.#fonts, (report, response) => this.#receive(report, response));
    this.#browser = new BrowserHolder(options.executablePath, {
      starting: () => options.onStart?.(),
      ended: () => {
        for (const window of [...this.#open.values()]) window.lose('the browser ended');
      },
    });
  }

  /** Starts the browser and a window early, while the first face is being laid out. */
  warm(): void {
    // Ignore errors: painting the first face would fail the same way and report it.
    this.#ready().then(
      () => void (this.#open.size === 0 && !this.#closed && this.#openWindow()),
      () => undefined,
    );
  }

  /**
   * Paints one face. Rejects with the signal's reason, `image.unreadable`, `font.unreadable`, `canvas.unavailable`,
   * `browser.crashed`, `browser.closed`, or the error of a browser that does not start.
   */
  async paint(order: PaintOrder, label: string, pictures: PictureSource, signal?: AbortSignal): Promise<Buffer> {
    await this.#ready(signal);
    const task = new RenderTask(label, this.#job(order, pictures));
    const abort = (): void => {
      const index = this.#queue.indexOf(task);
      if (index >= 0) this.#queue.splice(index, 1);
      task.reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    this.#queue.push(task);
    this.#pump();
    try {
      return await task.result;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
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
    for (const task of this.#queue.splice(0)) task.closed();
    for (const window of [...this.#open.values()]) window.lose('closed');
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

  /** Gives work to idle windows and opens more if there is work for them. */
  #pump(): void {
    for (const window of this.#idle) {
      const task = this.#queue.shift();
      if (!task) return;
      this.#idle.delete(window);
      task.attempts++;
      window.paint(task);
    }
    const opening = [...this.#open.values()].filter((window) => window.opening).length;
    const wanted = Math.min(this.#queue.length - opening, this.windows - this.#open.size);
    for (let index = 0; index < wanted; index++) void this.#openWindow();
  }

  async #openWindow(): Promise<void> {
    const { recycleAfter = 250, timeoutMs = 60_000 } = this.#options;
    const id = String(++this.#count);
    const window = new RenderWindow(id, this.#events, { recycleAfter, timeoutMs });
    this.#open.set(id, window);
    try {
      const { opener } = await this.#browser.get();
      window.attach(await opener.open(this.#server.pageUrl(id), (reason) => window.lose(reason)));
    } catch (error) {
      if (error instanceof CardwrightError) this.#refuse(error);
      window.lose(error instanceof Error ? error.message : String(error));
    }
  }

  /** Rejects all waiting tasks, because there is no browser. */
  #refuse(error: CardwrightError): void {
    for (const task of this.#queue.splice(0)) task.reject(error);
  }

  readonly #events = {
    idle: (window: RenderWindow): void => {
      this.#failedOpenings = 0;
      this.#idle.add(window);
      this.#pump();
    },
    failed: (task: RenderTask, failure: PageFailure): void => {
      if (task.attempts >= ATTEMPTS) task.failed(failure);
      else this.#queue.unshift(task);
    },
    gone: (window: RenderWindow, reason: string, task: RenderTask | undefined, opened: boolean): void => {
      this.#open.delete(window.id);
      this.#idle.delete(window);
      if (!opened && !this.#closed && ++this.#failedOpenings >= OPENING_ATTEMPTS) {
        this.#failedOpenings = 0;
        const message = `The export browser could not open a window: ${reason}.`;
        this.#refuse(new CardwrightError('browser.crashed', message, { fix: CRASH_FIX }));
      }
      if (task && this.#closed) task.closed();
      else if (task && task.attempts >= ATTEMPTS) task.crashed(reason);
      else if (task) this.#queue.unshift(task);
      if (!this.#closed) this.#pump();
    },
  };

  #receive({ window, body, failure }: WindowReport, response: ServerResponse): void {
    const sender = this.#open.get(window);
    if (sender) sender.report(body, failure, response);
    else response.destroy();
  }
}
