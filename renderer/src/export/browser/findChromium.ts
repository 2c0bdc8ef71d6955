import { accessSync, constants, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { CardwrightError } from '../../errors.js';

export interface Chromium {
  readonly executablePath: string;
  /** Where it was found, for messages. */
  readonly source: 'environment' | 'installed' | 'puppeteer' | 'package';
}

/** Shells come first: without a window that nobody sees, a page takes a third less processor time. */
const COMMANDS = [
  'chrome-headless-shell',
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
];
const MAC_APPS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const WINDOWS_APPS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/**
 * Finds the Chromium for exports: the one set in the environment, an installed one, puppeteer's download, and finally
 * the one in the npm package @sparticuz/chromium. Throws `browser.not_found` if there is none, or if a variable has an
 * invalid path.
 */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  for (const variable of ['CARDWRIGHT_CHROMIUM', 'PUPPETEER_EXECUTABLE_PATH']) {
    const executablePath = environment[variable];
    if (!executablePath) continue;
    if (isExecutable(executablePath)) return { executablePath, source: 'environment' };
    throw new CardwrightError(
      'browser.not_found',
      `${variable} is ${executablePath}, which is not an executable file.`,
      {
        path: variable,
        fix: `Set ${variable} to the path of Chrome or Chromium, or unset it to search for one.`,
      },
    );
  }
  const installed = installedCandidates(environment).find(isExecutable);
  if (installed) return { executablePath: installed, source: 'installed' };
  const downloaded = await fromPuppeteerCache(environment);
  if (downloaded) return { executablePath: downloaded, source: 'puppeteer' };
  const packaged = await fromPackage();
  if (packaged) return { executablePath: packaged, source: 'package' };
  throw new CardwrightError(
    'browser.not_found',
    'Pictures need Chrome or Chromium, but neither was found on this machine.',
    {
      fix: 'Install Chromium, or run `npx puppeteer browsers install chrome-headless-shell`, or set CARDWRIGHT_CHROMIUM to its path.',
    },
  );
}

function installedCandidates(environment: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'win32') {
    const roots = [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA];
    return roots.flatMap((root) => (root ? WINDOWS_APPS.map((app) => join(root, app)) : []));
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return process.platform === 'darwin' ? [...MAC_APPS, ...onPath] : onPath;
}

/** What puppeteer, or its installer, has downloaded: the newest headless shell, else the newest Chrome. */
async function fromPuppeteerCache(environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { Browser, getInstalledBrowsers } = await import('@puppeteer/browsers');
  const cacheDir = environment.PUPPETEER_CACHE_DIR ?? join(homedir(), '.cache', 'puppeteer');
  const installed = await getInstalledBrowsers({ cacheDir });
  for (const kind of [Browser.CHROMEHEADLESSSHELL, Browser.CHROME]) {
    const builds = installed
      .filter(({ browser }) => browser === kind)
      .toSorted((one, other) => other.buildId.localeCompare(one.buildId, 'en', { numeric: true }));
    const path = builds.map(({ executablePath }) => executablePath).find(isExecutable);
    if (path !== undefined) return path;
  }
  return undefined;
}

async function fromPackage(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    // An optional dependency: not installed, or not available for this processor.
    return undefined;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    // Folders, such as a Mac's Chromium.app, pass as executable as well.
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
