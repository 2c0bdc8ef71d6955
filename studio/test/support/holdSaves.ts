import type { Page, Route } from '@playwright/test';

/** Holds each PATCH of an address. @returns those that have arrived, in order */
export async function holdSaves(page: Page, address: string): Promise<readonly Route[]> {
  const held: Route[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() === 'PATCH') held.push(route);
    else await route.fallback();
  });
  return held;
}
