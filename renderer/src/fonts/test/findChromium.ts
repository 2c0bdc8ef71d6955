import { existsSync } from 'node:fs';

/** Finds Chromium for the browser tests. Throws if there is none, so that tests fail and are not skipped. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string {
  const named = environment.CARDWRIGHT_CHROMIUM ?? environment.PUPPETEER_EXECUTABLE_PATH;
  const path = named ?? '/usr/bin/chromium';
  if (existsSync(path)) return path;
  throw new Error(`There is no Chromium at ${path}. Install it, or set CARDWRIGHT_CHROMIUM to its path.`);
}
