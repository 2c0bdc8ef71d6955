import { expect, type Page, type Request } from '@playwright/test';
import { whenStill } from '../support/accessibility.js';
import { goWithin } from '../support/goWithin.js';

/** The page between two screens: it is static and shares nothing with other pages. */
const BETWEEN = '/about';
const HEADING = 'A workshop for people who think in cards.';
/** A page is still after this many idle frames in a row without a request. */
const IDLE_FRAMES = 30;

/**
 * Looks at many screens in one page. It goes from one to the next within the studio, as links do, because loading the
 * studio and compiling axe for each takes several times as long as the look itself.
 */
export class Visitor {
  readonly page: Page;
  readonly #loading = new Set<Request>();
  #requests = 0;
  #isInside = false;

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      this.#requests += 1;
      this.#loading.add(request);
    });
    page.on('requestfinished', (request) => this.#loading.delete(request));
    page.on('requestfailed', (request) => this.#loading.delete(request));
  }

  /** Has the next screen loaded, because the last one left something behind that others would show. */
  startAnew(): void {
    this.#isInside = false;
  }

  /** Shows a screen as if nothing had been shown before, and waits for its heading. */
  async open(path: string): Promise<void> {
    if (this.#isInside && !path.startsWith(BETWEEN) && !(await this.#hasUnsaved())) {
      // Another page comes in between, so that nothing that both screens share stays mounted.
      await goWithin(this.page, BETWEEN);
      await this.page.getByRole('heading', { name: HEADING }).evaluate((heading) => (heading.id = 'between'));
      await expect(this.page.getByRole('dialog')).toHaveCount(0);
      await goWithin(this.page, path);
      await this.page.locator('#between').waitFor({ state: 'detached' });
      // A button that moves between press and release gets no click.
      await this.#whenIdle();
    } else {
      this.#loading.clear();
      await this.page.goto(path);
    }
    this.#isInside = true;
    await this.page.getByRole('heading').first().waitFor();
  }

  /** Waits until nothing moves or loads. */
  async whenStill(): Promise<void> {
    await this.#whenIdle();
    await whenStill(this.page);
  }

  async #whenIdle(): Promise<void> {
    let before: number;
    do {
      before = this.#requests;
      await this.page.evaluate(async (frames) => {
        for (let frame = 0; frame < frames; frame += 1)
          await new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle)));
      }, IDLE_FRAMES);
    } while (this.#loading.size > 0 || this.#requests > before);
  }

  /** Whether the page would ask before it is left. */
  #hasUnsaved(): Promise<boolean> {
    return this.page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  }
}
