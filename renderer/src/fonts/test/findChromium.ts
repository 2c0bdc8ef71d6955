import { existsSync } from 'node:fs';

/** Where the browser tests find Chromium. Fails rather than skips when there is none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string {
  const named = environment.CARDWRIGHT_CHROMIUM ?? environment.PUPPETEER_EXECUTABLE_PATH;
  const path = named ?? '/usr/bin/chromium';
  if (existsSync(path)) return path;
  throw new Error(`No Chromium at ${path}: install it, or name it in CARDWRIGHT_CHROMIUM.`);
}
