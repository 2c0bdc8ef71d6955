import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  contextOptions,
  isPhone,
  mediaOf,
  storedItems,
  viewportOf,
  type ContextOptions,
  type StoredItem,
} from './contextOptions.js';
import type { Members } from './Members.js';

/** A file of the studio's that shows nothing and runs nothing. */
const QUIET_PATH = '/color-mode.js';
/** Free contexts that wait for later tests; a test seldom needs more. */
const MOST_FREE = 2;

/**
 * The browser contexts of a worker. Those with a mouse and those with a touch screen go from test to test, so that scripts,
 * fonts and pictures are loaded and compiled once; their storage is replaced each time.
 */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #members: Members;
  /** Those that nobody uses, by whether they have a touch screen. */
  readonly #free = new Map<boolean, BrowserContext[]>([
    [true, []],
    [false, []],
  ]);
  /** A page that stays open in each: the process that shows the studio lives on, with the scripts that it has compiled. */
  readonly #anchors = new WeakMap<BrowserContext, Page>();

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

  /** Closes a page and what it opened. Its context is for later tests, unless there are enough. */
  async close(context: BrowserContext, options: ContextOptions): Promise<void> {
    const free = this.#free.get(isPhone(options)) ?? [];
    const anchor = this.#anchors.get(context);
    if (anchor === undefined || free.length >= MOST_FREE) return context.close();
    await context.setOffline(false);
    await context.clearPermissions();
    for (const page of context.pages()) if (page !== anchor) await page.close();
    free.push(context);
  }

  async #take(options: ContextOptions): Promise<BrowserContext> {
    if (options.isAlone === true) return this.#make(options);
    const free = this.#free.get(isPhone(options))?.pop();
    const kept = free && this.#anchors.get(free);
    if (free !== undefined && kept !== undefined) {
      await free.clearCookies();
      await replaceStorage(kept, await storedItems(this.#members, options));
      return free;
    }
    const context = await this.#make(options);
    const anchor = await context.newPage();
    await anchor.goto(QUIET_PATH);
    this.#anchors.set(context, anchor);
    return context;
  }

  async #make(options: ContextOptions): Promise<BrowserContext> {
    return this.#browser.newContext(await contextOptions(this.#members, options));
  }
}

/** Leaves only these items in the studio's storage, through one of its pages: Playwright would start two processes for this. */
async function replaceStorage(page: Page, stored: readonly StoredItem[]): Promise<void> {
  await page.evaluate(async (items) => {
    localStorage.clear();
    for (const { name, value } of items) localStorage.setItem(name, value);
    for (const { name } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name ?? '');
        request.onsuccess = resolve;
        request.onerror = reject;
      });
  }, stored);
}
