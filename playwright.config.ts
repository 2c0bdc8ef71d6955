import { defineConfig } from '@playwright/test';

/** Time limits are there for what hangs: a machine that is ten times slower must not reach them. */
export default defineConfig({
  testDir: 'studio/test',
  globalSetup: './studio/test/support/globalSetup.ts',
  outputDir: 'out/test-failures',
  preserveOutput: 'failures-only',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // Recording every test takes an eighth of the time. One that fails runs again with a trace, and has failed either way.
  retries: 1,
  failOnFlakyTests: true,
  reporter: 'list',
  use: { screenshot: 'only-on-failure', trace: { mode: 'on-first-retry', screenshots: false, sources: false } },
});
