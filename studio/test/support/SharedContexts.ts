import type { Browser, BrowserContext, Page } from '@playwright/test';
import { contextOptions, isPhone, mediaOf, storageOf, viewportOf, type ContextOptions } from './contextOptions.js';
import type { Members } from './Members.js';

/**
 * The browser contexts of a worker. One with a mouse and one with a touch screen go from test to test, so that scripts,
 * fonts and pictures are loaded and compiled once; their storage is replaced each time. Further ones of a test are new.
 */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #members: Members;
  /** The one that nobody uses, by whether it has a touch screen. */
  readonly #free = new Map<boolean, BrowserContext>();

  constructor(browser: Browser, members: Members) {
    this.#browser = browser;
    this.#members = members;
  }

  /** Opens a page in a context that no other page of the test is in. */
  async open(options: ContextOptions): Promise<Page> {
    const page = await (await this.#take(options)).newPage();
    await page.setViewportSize(viewportOf(options));
    await page.emulateMedia(mediaOf(options));
    return page;
  }

  /** Closes a page and what it opened. Its context is for the next test, unless there is one already. */
  async close(context: BrowserContext, options: ContextOptions): Promise<void> {
    const touch = isPhone(options);
    if (this.#free.has(touch) || options.isAlone === true) return context.close();
    await context.setOffline(false);
    await context.clearPermissions();
    for (const page of context.pages()) await page.close();
    this.#free.set(touch, context);
  }

  async #take(options: ContextOptions): Promise<BrowserContext> {
    const touch = isPhone(options);
    const free = options.isAlone === true ? undefined : this.#free.get(touch);
    if (free === undefined) return this.#browser.newContext(await contextOptions(this.#members, options));
    this.#free.delete(touch);
    await free.setStorageState(await storageOf(this.#members, options));
    return free;
  }
}
