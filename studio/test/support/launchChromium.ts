import { findChromium } from '@cardwright/renderer/export';
import type { Browser, BrowserType } from '@playwright/test';

/**
 * Pages of tests live for seconds, so most code that V8 optimizes after a few hundred calls is thrown away before that has
 * paid off. Turning the compilers off costs more, because long loops stay slow.
 */
const LATE_OPTIMIZING = '--js-flags=--invocation-count-for-maglev=8000,--invocation-count-for-turbofan=16000';

/** Starts a Chromium for a worker: the one that set-up found, never a download. */
export async function launchChromium(chromium: BrowserType): Promise<Browser> {
  const { executablePath } = await findChromium();
  return chromium.launch({
    executablePath,
    // The pages of a context share a process, as tabs of one site do when memory is short.
    args: ['--no-sandbox', '--font-render-hinting=none', '--process-per-site', LATE_OPTIMIZING],
  });
}
