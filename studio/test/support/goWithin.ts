import type { Page } from '@playwright/test';

/**
 * Goes to an address within the studio as the browser's back and forward buttons do, with a key that the router has not
 * seen. Loading the studio anew takes several times as long.
 */
export function goWithin(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    const state = { key: crypto.randomUUID() };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}
