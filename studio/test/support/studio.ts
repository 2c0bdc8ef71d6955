import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { ContextOptions } from './contextOptions.js';
import { launchChromium } from './launchChromium.js';
import { latestMail, type LatestMail } from './latestMail.js';
import { Members, type Member, type PasswordMember, type Who } from './Members.js';
import { SharedContexts } from './SharedContexts.js';

export { expectNoSeriousViolations } from './accessibility.js';
export { freshAddress } from './api.js';
export { studioUrl } from './runningStudio.js';
export { expect };
export type { Member, Page, Who };

export interface PageOptions extends ContextOptions {
  /** The path it opens first. */
  readonly path?: string;
  /** Uncaught errors of the page fail the test, unless the test provokes them. */
  readonly allowErrors?: boolean;
}

export interface StudioFixtures {
  /** Opens a page in a browser context that it shares with no other page of the test. It closes when the test ends. */
  readonly newPage: (options?: PageOptions) => Promise<Page>;
  /** Makes an account without decks: no other test sees what a test changes. */
  readonly newMember: (displayName?: string) => Promise<Member>;
  /** The same for tests that sign in with the password. */
  readonly newPasswordMember: (displayName?: string) => Promise<PasswordMember>;
  /** The latest e-mail to an address, as an admin reads it; waits for one with these words in its subject. */
  readonly latestMail: (email: string, words?: string) => Promise<LatestMail>;
}

/** Runs in the page: what its content security policy forbids is an error, also where the code goes on without it. */
function noteViolations(): void {
  const noteViolation = Reflect.get(globalThis, 'noteViolation') as (what: string) => void;
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    noteViolation(`${effectiveDirective} forbids ${blockedURI} in ${sourceFile}`),
  );
}

/** Playwright's `test` in front of the studio that the run shares. */
export const test = base.extend<StudioFixtures, { browser: Browser; members: Members; contexts: SharedContexts }>({
  browser: [
    async ({ playwright }, use) => {
      const browser = await launchChromium(playwright.chromium);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  members: [({ playwright: _playwright }, use) => use(new Members()), { scope: 'worker' }],
  contexts: [({ browser, members }, use) => use(new SharedContexts(browser, members)), { scope: 'worker' }],
  newMember: ({ members }, use) => use((displayName) => members.make(displayName)),
  newPasswordMember: ({ members }, use) => use((displayName) => members.makeWithPassword(displayName)),
  latestMail: ({ members }, use) => use(async (email, words) => latestMail(await members.api('admin'), email, words)),
  newPage: async ({ contexts }, use) => {
    const opened: { context: BrowserContext; options: PageOptions; errors: string[] }[] = [];
    await use(async (options = {}) => {
      const page = await contexts.open(options);
      const errors: string[] = [];
      if (options.allowErrors !== true) {
        page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
        await page.exposeFunction('noteViolation', (what: string) => errors.push(what));
        await page.addInitScript(noteViolations);
      }
      opened.push({ context: page.context(), options, errors });
      if (options.path !== undefined) await page.goto(options.path);
      return page;
    });
    for (const { context, options } of opened) await contexts.close(context, options);
    expect(
      opened.flatMap(({ errors }) => errors),
      'uncaught errors of the page',
    ).toEqual([]);
  },
});
