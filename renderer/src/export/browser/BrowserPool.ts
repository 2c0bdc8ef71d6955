import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Browser, Page } from 'puppeteer';
import { CardwrightError } from '../../errors.js';
import { FAILURE_HEADER, type PageFailure, type PaintJob } from '../../page/protocol.js';
import type { FontSource, PictureSource } from './assets.js';
import { launchBrowser } from './launchBrowser.js';
import { LoopbackServer } from './LoopbackServer.js';
import { WindowOpener } from './WindowOpener.js';
import { PictureRegistry } from './PictureRegistry.js';
import { readBody } from './readBody.js';
import { CRASH_FIX, RenderTask } from './RenderTask.js';
import { RenderWindow } from './RenderWindow.js';

export interface BrowserPoolOptions {
  readonly fonts: FontSource;
  /** Windows that paint at the same time. Default 2. */
  readonly windows?: number;
  /** Faces after which a window is replaced, because its memory grows. Default 500. */
  readonly recycleAfter?: number;
  /** Longest time for one face. Default 60 s. */
  readonly timeoutMs?: number;
  /** A Chromium to use instead of the one `findChromium` finds. */
  readonly executablePath?: string;
}

interface Running {
  readonly browser: Browser;
  readonly opener: WindowOpener;
}

export type PaintOrder = Omit<PaintJob, 'type' | 'fontUrls' | 'imageUrls'>;

const PAGE_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";
const DOCUMENT_POLICY = "default-src 'none'; img-src 'self' data:; font-src 'self' data:; style-src 'unsafe-inline'";
const ATTEMPTS = 2;
const OPENING_ATTEMPTS = 3;

/**
 * A Chromium with its windows and its server, started on first use. A face whose window or browser dies is painted once
 * more in a fresh one; then its error names the card. Always `close()` in `finally`.
 */
export class BrowserPool {
  readonly windows: number;
  readonly #options: BrowserPoolOptions;
  readonly #server = new LoopbackServer();
  readonly #pictures: PictureRegistry;
  readonly #documents = new Map<string, string>();
  readonly #open = new Map<string, RenderWindow>();
  readonly #idle = new Set<RenderWindow>();
  readonly #queue: RenderTask[] = [];
  #starting: Promise<void> | undefined;
  #running: Promise<Running> | undefined;
  #count = 0;
  #failedOpenings = 0;
  #closed = false;

  constructor(options: BrowserPoolOptions) {
    this.#options = options;
    this.windows = Math.max(1, options.windows ?? 2);
    this.#pictures = new PictureRegistry(this.#server);
    this.#addRoutes();
  }

  /** Paints one face. Rejects with the signal's reason, `image.unreadable`, `font.unreadable` or `browser.crashed`. */
  async paint(order: PaintOrder, label: string, pictures: PictureSource, signal?: AbortSignal): Promise<Buffer> {
    signal?.throwIfAborted();
    this.#assertOpen();
    await this.#start();
    const { scene } = order;
    const task = new RenderTask(label, {
      type: 'paint',
      ...order,
      // Painting needs neither; they are as large as the drawing itself.
      scene: { ...scene, items: [], issues: [] },
      fontUrls: Object.fromEntries(
        scene.faces.map((face) => [face, this.#server.path(`font/${encodeURIComponent(face)}`)]),
      ),
      imageUrls: Object.fromEntries(scene.images.map((src) => [src, this.#pictures.path(pictures, src)])),
    });
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

  /** A page of this browser for other work, closed afterwards. It reaches our server and nothing else. */
  async withPage<T>(use: (page: Page) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    this.#assertOpen();
    await this.#start();
    const page = await (await this.#launched()).browser.newPage({ type: 'window' });
    const abort = (): void => void page.close().catch(() => undefined);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return await use(page);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
      await page.close().catch(() => undefined);
    }
  }

  /** Serves an HTML document to pages of this browser until `remove` is called; it may use our fonts and pictures. */
  async publish(html: string): Promise<{ readonly url: string; remove(): void }> {
    await this.#start();
    const id = String(++this.#count);
    this.#documents.set(id, html);
    return { url: this.#server.url(`document/${id}`), remove: () => void this.#documents.delete(id) };
  }

  /** Address of a face's font for published documents. */
  fontPath(face: string): string {
    return this.#server.path(`font/${encodeURIComponent(face)}`);
  }

  /** Address of a picture for published documents. */
  picturePath(pictures: PictureSource, src: string): string {
    return this.#pictures.path(pictures, src);
  }

  /** Drops what was remembered of a deck's pictures; for pools that outlive decks. */
  forget(pictures: PictureSource): void {
    this.#pictures.forget(pictures);
  }

  /** Process id of the browser, once it runs. */
  async processId(): Promise<number | undefined> {
    return (await this.#running)?.browser.process()?.pid;
  }

  /** Ends the browser and everything under way. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    for (const task of this.#queue.splice(0)) task.closed();
    for (const window of this.#open.values()) window.lose('closed');
    const running = await this.#running?.catch(() => undefined);
    await closeBrowser(running?.browser);
    if (this.#starting) await this.#server.close();
  }

  #assertOpen(): void {
    if (this.#closed) throw new CardwrightError('browser.closed', 'The export browser has been closed.');
  }

  #start(): Promise<void> {
    return (this.#starting ??= this.#server.listen());
  }

  /** The running browser, started when there is none. */
  #launched(): Promise<Running> {
    if (!this.#running) {
      const running = this.#launch();
      this.#running = running;
      running.catch(() => this.#forget(running));
    }
    return this.#running;
  }

  async #launch(): Promise<Running> {
    const browser = await launchBrowser(this.#options.executablePath);
    const running = this.#running;
    browser.once('disconnected', () => {
      this.#forget(running);
      for (const window of [...this.#open.values()]) window.lose('the browser ended');
    });
    return { browser, opener: new WindowOpener(browser) };
  }

  #forget(running: Promise<Running> | undefined): void {
    if (this.#running === running && !this.#closed) this.#running = undefined;
  }

  /** Gives work to idle windows and opens as many more as there is work for. */
  #pump(): void {
    while (this.#queue.length > 0) {
      const [window] = this.#idle;
      if (!window) break;
      this.#idle.delete(window);
      const task = this.#queue.shift() as RenderTask;
      task.attempts++;
      window.paint(task);
    }
    const opening = [...this.#open.values()].filter((window) => window.opening).length;
    const wanted = Math.min(this.#queue.length - opening, this.windows - this.#open.size);
    for (let index = 0; index < wanted; index++) void this.#openWindow();
  }

  async #openWindow(): Promise<void> {
    const { recycleAfter = 500, timeoutMs = 60_000 } = this.#options;
    const id = String(++this.#count);
    const window = new RenderWindow(id, this.#events, { recycleAfter, timeoutMs });
    this.#open.set(id, window);
    try {
      const { opener } = await this.#launched();
      window.attach(await opener.open(this.#server.url(`page.html?window=${id}`), (reason) => window.lose(reason)));
    } catch (error) {
      if (error instanceof CardwrightError) this.#refuse(error);
      window.lose(error instanceof Error ? error.message : String(error));
    }
  }

  /** Without a browser nothing that waits can be painted. */
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
      if (!opened && ++this.#failedOpenings >= OPENING_ATTEMPTS) {
        this.#failedOpenings = 0;
        this.#refuse(
          new CardwrightError('browser.crashed', `The export browser opened no window: ${reason}.`, { fix: CRASH_FIX }),
        );
      }
      if (task && this.#closed) task.closed();
      else if (task && task.attempts >= ATTEMPTS) task.crashed(reason);
      else if (task) this.#queue.unshift(task);
      if (!this.#closed) this.#pump();
    },
  };

  #addRoutes(): void {
    const page = (name: string, type: string) => async () => ({
      type,
      body: await readFile(new URL(`../../../dist/page/${name}`, import.meta.url)),
      policy: PAGE_POLICY,
    });
    this.#server.route('page.html', page('page.html', 'text/html; charset=utf-8'));
    this.#server.route('page.js', page('page.js', 'text/javascript; charset=utf-8'));
    this.#server.route('font', async (face) => ({
      type: 'font/ttf',
      body: await this.#options.fonts.fontBytes(decodeURIComponent(face)),
    }));
    this.#server.route('image', (key) => this.#pictures.reply(key));
    this.#server.route('document', (id) => {
      const html = this.#documents.get(id);
      if (html === undefined) throw new CardwrightError('document.unknown', `no document ${id}`);
      return { type: 'text/html; charset=utf-8', body: html, policy: DOCUMENT_POLICY };
    });
    this.#server.route('window', (id, request, response) => this.#receive(id, request, response));
  }

  async #receive(id: string, request: IncomingMessage, response: ServerResponse): Promise<undefined> {
    const body = await readBody(request);
    const failure = request.headers[FAILURE_HEADER] ? (JSON.parse(body.toString()) as PageFailure) : undefined;
    const window = this.#open.get(id);
    if (window) window.report(body, failure, response);
    else response.destroy();
  }
}

async function closeBrowser(browser: Browser | undefined): Promise<void> {
  if (!browser) return;
  const process = browser.process();
  try {
    await browser.close();
  } catch {
    process?.kill('SIGKILL');
  }
}
