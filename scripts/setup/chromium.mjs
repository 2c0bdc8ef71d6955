import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
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
 * Ensures that exports find a Chromium: one from the settings, an installed one, puppeteer's own, a download, Debian's
 * package, or the one in an npm package. Shows the output of failed attempts only if all of them fail.
 */
export function ensureChromium() {
  if (findChromium() !== undefined) return;
  const download = downloadByPuppeteer();
  if (download.ok && findChromium() !== undefined) return;
  // Older releases of Debian have no package with the headless shell.
  const outputs = [download.output];
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { ok, output } = aptInstall(name);
    if (ok && findChromium() !== undefined) return;
    outputs.push(output);
  }
  if (existsSync(join(root, 'node_modules', '@sparticuz', 'chromium'))) {
    steps.say('exports will use the Chromium inside the npm package @sparticuz/chromium');
    return;
  }
  throw new SetupError(
    'no Chromium was found, and none could be installed. Install Chrome or Chromium, or set CARDWRIGHT_CHROMIUM to its program, and run the command again.',
    outputs.join(''),
  );
}

/** Installs Debian's headless shell for browser tests where it can: pages take a third to a half less CPU time in it. */
export function preferHeadlessShell() {
  const isNamed = (process.env.CARDWRIGHT_CHROMIUM ?? process.env.PUPPETEER_EXECUTABLE_PATH ?? '') !== '';
  if (!isNamed && which('chrome-headless-shell', 'chromium-headless-shell') === undefined)
    aptInstall('chromium-headless-shell');
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
    which(
      'chrome-headless-shell',
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      'chrome',
    ) ??
    INSTALLED.find(isExecutable) ??
    cachedByPuppeteer()
  );
}

function puppeteerCache() {
  return process.env.PUPPETEER_CACHE_DIR ?? join(homedir(), '.cache', 'puppeteer');
}

function cachedByPuppeteer() {
  return ['chrome-headless-shell', 'chrome']
    .map((kind) => join(puppeteerCache(), kind))
    .find((folder) => existsSync(folder) && readdirSync(folder).length > 0);
}

/** Installs the build that puppeteer's driver supports, without puppeteer itself. @returns {import('./Steps.mjs').Outcome} */
export function downloadByPuppeteer() {
  const packages = join(root, 'node_modules');
  const installer = join(packages, '@puppeteer', 'browsers', 'lib', 'cjs', 'main-cli.js');
  if (!existsSync(installer)) return { ok: false, output: '' };
  const { PUPPETEER_REVISIONS } = createRequire(import.meta.url)('puppeteer-core');
  const browser = `chrome-headless-shell@${PUPPETEER_REVISIONS['chrome-headless-shell']}`;
  const base = process.env.PUPPETEER_CHROME_HEADLESS_SHELL_DOWNLOAD_BASE_URL;
  const args = [installer, 'install', browser, '--path', puppeteerCache(), ...(base ? ['--base-url', base] : [])];
  const words = {
    doing: 'downloading a Chromium for exports',
    done: 'downloaded a Chromium for exports',
    failed: 'could not download a Chromium; looking elsewhere',
  };
  return steps.run(words, () => run(process.execPath, args, { timeout: 300_000 }));
}
