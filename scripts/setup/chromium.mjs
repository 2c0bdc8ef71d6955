import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, isExecutable, root, run, say, SetupError, which } from './shell.mjs';

const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Makes sure that exports find a Chromium, in the order of docs/decisions: named, installed, cached, downloaded, Debian's, npm's. */
export function ensureChromium() {
  if (findChromium() !== undefined) return;
  if (downloadByPuppeteer() && findChromium() !== undefined) return;
  if (aptInstall('chromium') && findChromium() !== undefined) return;
  if (existsSync(join(root, 'node_modules', '@sparticuz', 'chromium'))) {
    say('no Chromium is installed; exports will use the one inside the npm package @sparticuz/chromium');
    return;
  }
  throw new SetupError(
    'no Chromium was found, and none could be installed. Install Chrome or Chromium, or set CARDWRIGHT_CHROMIUM to its program, and run the command again.',
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

function downloadByPuppeteer() {
  say('no Chromium found; asking puppeteer to download one');
  const cli = join(root, 'node_modules', 'puppeteer', 'lib', 'cjs', 'puppeteer', 'node', 'cli.js');
  if (!existsSync(cli)) return false;
  return run(process.execPath, [cli, 'browsers', 'install', 'chrome-headless-shell'], { timeout: 300_000 });
}
