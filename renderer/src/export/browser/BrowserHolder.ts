import { launchBrowser, type LaunchedBrowser } from './launchBrowser.js';
import { WindowOpener } from './WindowOpener.js';

export interface RunningBrowser extends LaunchedBrowser {
  readonly opener: WindowOpener;
}

interface BrowserEvents {
  starting(): void;
  /** The browser ended unexpectedly. */
  ended(): void;
}

/** The single browser of a pool. It starts on demand, and again after it has died. */
export class BrowserHolder {
  #running: Promise<RunningBrowser> | undefined;
  #closed = false;

  constructor(
    private readonly executablePath: string | undefined,
    private readonly events: BrowserEvents,
  ) {}

  /** Rejects with `browser.not_found` or `browser.launch_failed`. */
  get(): Promise<RunningBrowser> {
    if (!this.#running) {
      this.events.starting();
      const running = launchBrowser(this.executablePath).then((launched) => {
        const { browser } = launched;
        browser.once('disconnected', () => {
          this.#forget(running);
          this.events.ended();
        });
        return { ...launched, opener: new WindowOpener(browser) };
      });
      this.#running = running;
      running.catch(() => this.#forget(running));
    }
    return this.#running;
  }

  async processId(): Promise<number | undefined> {
    return (await this.#running)?.browser.process()?.pid;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const running = await this.#running?.catch(() => undefined);
    // Puppeteer kills the processes of a browser that does not close.
    await running?.browser.close().catch(() => undefined);
    await running?.ended;
  }

  #forget(running: Promise<RunningBrowser>): void {
    if (this.#running === running && !this.#closed) this.#running = undefined;
  }
}
