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
import { studioUrl } from './runningStudio.js';

/** A script of the studio: as a page, it is only text. */
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
  /**
   * Those that nobody uses. The first page of each stays open, so that the process that shows the studio lives on, with the
   * scripts that it has compiled.
   */
  readonly #free: Record<'mouse' | 'touch', BrowserContext[]> = { mouse: [], touch: [] };
  /** Those with pages of another server, whose storage is not replaced. */
  readonly #strayed = new WeakSet<BrowserContext>();

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
    const free = this.#freeFor(options);
    if (options.isAlone === true || free.length >= MOST_FREE || this.#strayed.has(context)) return context.close();
    await context.setOffline(false);
    await context.clearPermissions();
    const [, ...opened] = context.pages();
    for (const page of opened) await page.close();
    free.push(context);
  }

  async #take(options: ContextOptions): Promise<BrowserContext> {
    if (options.isAlone === true) return this.#make(options);
    const free = this.#freeFor(options).pop();
    const [quiet] = free?.pages() ?? [];
    if (free !== undefined && quiet !== undefined) {
      await free.clearCookies();
      await replaceStorage(quiet, await storedItems(this.#members, options));
      return free;
    }
    const context = await this.#make(options);
    await (await context.newPage()).goto(QUIET_PATH);
    return context;
  }

  #freeFor(options: ContextOptions): BrowserContext[] {
    return this.#free[isPhone(options) ? 'touch' : 'mouse'];
  }

  async #make(options: ContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext(await contextOptions(this.#members, options));
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => {
        if (isElsewhere(frame.url())) this.#strayed.add(context);
      });
    });
    return context;
  }
}

function isElsewhere(address: string): boolean {
  const { protocol, origin } = new URL(address);
  return protocol.startsWith('http') && origin !== studioUrl();
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
