import { expect } from '@playwright/test';

/** Playwright's `expect`, which waits; named apart from vitest's. It waits long enough for two cores that do other things as well. */
export const see = expect.configure({ timeout: 20_000 });
