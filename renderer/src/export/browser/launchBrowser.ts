import type { Browser } from 'puppeteer-core';
import { CardwrightError } from '../../errors.js';
import { findChromium } from './findChromium.js';
import { makeProfile, removeProfile, removeWithProcess } from './profileFolder.js';

const FLAGS = [
  // Same pixels everywhere: no hinting, no subpixel text, sRGB.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Only our loopback server is reachable, and nothing calls home.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--disable-breakpad',
  '--no-first-run',
  '--no-pings',
  // Hidden windows must keep working, and containers may have a small /dev/shm.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  // A separate process for the connections to our loopback server costs a millisecond per face.
  '--enable-features=NetworkServiceInProcess2',
  // The start window of a full Chrome costs more than painting a hundred faces.
  '--no-startup-window',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI',
];

const FIX_OF_BROWSER =
  'Start it by hand to see what is missing (often shared libraries or kernel support for the sandbox), or set CARDWRIGHT_CHROMIUM to another browser.';
const FIX_OF_FOLDER = 'Set TMPDIR (on Windows, TEMP) to a folder in which you may write.';

export interface LaunchedBrowser {
  readonly browser: Browser;
  /** Resolves once the browser has ended, in whatever way, and its profile is removed. */
  readonly ended: Promise<void>;
}

/**
 * Starts a headless Chromium with a fresh profile. It is driven through a pipe, so it always ends with this process.
 * Close it in `finally`. Throws `browser.not_found` or `browser.launch_failed`.
 */
export async function launchBrowser(executablePath?: string): Promise<LaunchedBrowser> {
  const path = executablePath ?? (await findChromium()).executablePath;
  const { default: puppeteer } = await import('puppeteer-core');
  const asRoot = process.getuid?.() === 0;
  let profile: string | undefined;
  try {
    profile = await makeProfile();
    const browser = await puppeteer.launch({
      executablePath: path,
      userDataDir: profile,
      headless: 'shell',
      pipe: true,
      waitForInitialPage: false,
      args: [...FLAGS, ...(asRoot ? ['--no-sandbox'] : [])],
      defaultViewport: null,
      // The exporting program handles signals: see abortOnTermination.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    return { browser, ended: removeWithProcess(profile, browser.process()) };
  } catch (error) {
    if (profile !== undefined) await removeProfile(profile);
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new CardwrightError('browser.launch_failed', `Chromium at ${path} did not start: ${reason}`, {
      cause: error,
      fix: isAboutProfile(error) ? FIX_OF_FOLDER : FIX_OF_BROWSER,
    });
  }
}

/** Whether the folder for the profile could not be made in the temporary folder. */
function isAboutProfile(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'mkdtemp';
}
