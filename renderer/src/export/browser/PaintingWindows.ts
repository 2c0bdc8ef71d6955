import type { ServerResponse } from 'node:http';
import { CardwrightError } from '../../errors.js';
import type { PageFailure } from '../../page/protocol.js';
import type { WindowReport } from './ExportServer.js';
import { CRASH_FIX, type RenderTask } from './RenderTask.js';
import { RenderWindow } from './RenderWindow.js';
import type { WindowOpener } from './WindowOpener.js';

/** Opens the page of a window by its id. @param onLost is called with the reason when the page is gone */
export type OpenPage = (id: string, onLost: (reason: string) => void) => ReturnType<WindowOpener['open']>;

interface PaintingOptions {
  readonly windows: number;
  readonly recycleAfter?: number;
  readonly timeoutMs?: number;
}

const ATTEMPTS = 2;
const OPENING_ATTEMPTS = 3;

/** The windows of a browser and the faces that wait for one. If a window dies, its face is painted once more. */
export class PaintingWindows {
  readonly #open = new Map<string, RenderWindow>();
  readonly #idle = new Set<RenderWindow>();
  readonly #queue: RenderTask[] = [];
  #count = 0;
  #failedOpenings = 0;
  #closed = false;

  constructor(
    private readonly openPage: OpenPage,
    private readonly options: PaintingOptions,
  ) {}

  /** Opens a window early. */
  warm(): void {
    if (this.#open.size === 0 && !this.#closed) void this.#openWindow();
  }

  /** Paints one face as soon as a window is free. Rejects like `BrowserPool.paint`. */
  async paint(task: RenderTask, signal?: AbortSignal): Promise<Buffer> {
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

  /** Hands what a window's page has sent to that window. */
  receive({ window, body, failure }: WindowReport, response: ServerResponse): void {
    const sender = this.#open.get(window);
    if (sender) sender.report(body, failure, response);
    else response.destroy();
  }

  /** Ends all windows. */
  lose(reason: string): void {
    for (const window of [...this.#open.values()]) window.lose(reason);
  }

  /** Ends all windows, and refuses all faces that wait. */
  close(): void {
    this.#closed = true;
    for (const task of this.#queue.splice(0)) task.closed();
    this.lose('closed');
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
    const wanted = Math.min(this.#queue.length - opening, this.options.windows - this.#open.size);
    for (let index = 0; index < wanted; index++) void this.#openWindow();
  }

  async #openWindow(): Promise<void> {
    const { recycleAfter = 250, timeoutMs = 60_000 } = this.options;
    const id = String(++this.#count);
    const window = new RenderWindow(id, this.#events, { recycleAfter, timeoutMs });
    this.#open.set(id, window);
    try {
      window.attach(await this.openPage(id, (reason) => window.lose(reason)));
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
}
