import type { Browser } from 'puppeteer-core';
import { CardwrightError } from '../../errors.js';
import { findChromium } from './findChromium.js';

const FLAGS = [
  // Same pixels everywhere: no hinting, no subpixel text, sRGB.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Nothing but our loopback server is reachable, and nothing calls home.
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
  // Windows work although nobody looks at them; small /dev/shm of containers is left alone.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  // A full Chrome's window would load the pages of its address bar, which costs more than a hundred faces.
  '--no-startup-window',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI',
];

/**
 * Starts a headless Chromium with a fresh profile. It is driven through a pipe, so it ends with this process whatever ends
 * it. Close it in `finally`. Throws `browser.not_found` or `browser.launch_failed`.
 */
export async function launchBrowser(executablePath?: string): Promise<Browser> {
  const path = executablePath ?? (await findChromium()).executablePath;
  const { default: puppeteer } = await import('puppeteer-core');
  const asRoot = process.getuid?.() === 0;
  try {
    return await puppeteer.launch({
      executablePath: path,
      headless: 'shell',
      pipe: true,
      waitForInitialPage: false,
      args: [...FLAGS, ...(asRoot ? ['--no-sandbox'] : [])],
      defaultViewport: null,
      // Whoever exports decides what a signal means: see abortOnTermination.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new CardwrightError('browser.launch_failed', `Chromium at ${path} did not start: ${reason}`, {
      cause: error,
      fix: 'Start it once by hand to see what it lacks (often shared libraries, or a sandbox that the kernel refuses), or set CARDWRIGHT_CHROMIUM to another one.',
    });
  }
}
