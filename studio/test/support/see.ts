/** Playwright's `expect`, which waits; named apart from vitest's. */
export { expect as see } from '@playwright/test';
