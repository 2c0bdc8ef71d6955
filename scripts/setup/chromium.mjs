import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, isExecutable, root, run, SetupError, steps, which } from './shell.mjs';

const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Makes sure that exports find a Chromium: one that a setting names, an installed one, puppeteer's own, a download,
 * Debian's package, and last the one inside an npm package. What a failed way printed is shown only when all have failed.
 */
export function ensureChromium() {
  if (findChromium() !== undefined) return;
  const download = downloadByPuppeteer();
  if (download.ok && findChromium() !== undefined) return;
  const debian = aptInstall('chromium');
  if (debian.ok && findChromium() !== undefined) return;
  if (existsSync(join(root, 'node_modules', '@sparticuz', 'chromium'))) {
    steps.say('exports will use the Chromium inside the npm package @sparticuz/chromium');
    return;
  }
  throw new SetupError(
    'no Chromium was found, and none could be installed. Install Chrome or Chromium, or set CARDWRIGHT_CHROMIUM to its program, and run the command again.',
    download.output + debian.output,
  );
}

function findChromium() {
  const named = process.env.CARDWRIGHT_CHROMIUM ?? process.env.PUPPETEER_EXECUTABLE_PATH;
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named;
    throw new SetupError(
      `CARDWRIGHT_CHROMIUM names ${named}, which is not a program. Set it to a Chromium, or unset it.`,
    );
  }
  return (
    which('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome') ??
    INSTALLED.find(isExecutable) ??
    cachedByPuppeteer()
  );
}

function cachedByPuppeteer() {
  const cache = process.env.PUPPETEER_CACHE_DIR ?? join(homedir(), '.cache', 'puppeteer');
  return ['chrome-headless-shell', 'chrome']
    .map((kind) => join(cache, kind))
    .find((folder) => existsSync(folder) && readdirSync(folder).length > 0);
}

/** @returns {import('./Steps.mjs').Outcome} */
export function downloadByPuppeteer() {
  const cli = join(root, 'node_modules', 'puppeteer', 'lib', 'cjs', 'puppeteer', 'node', 'cli.js');
  if (!existsSync(cli)) return { ok: false, output: '' };
  const words = {
    doing: 'downloading a Chromium for exports',
    done: 'downloaded a Chromium for exports',
    failed: 'could not download a Chromium; looking elsewhere',
  };
  const args = [cli, 'browsers', 'install', 'chrome-headless-shell'];
  return steps.run(words, () => run(process.execPath, args, { timeout: 300_000 }));
}
