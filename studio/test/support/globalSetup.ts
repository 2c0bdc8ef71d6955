import { findChromium } from '@cardwright/renderer/export';
import { chromium } from '@playwright/test';
import { announceStudio } from './runningStudio.js';
import { serveSite } from './serveSite.js';
import { startServer } from './startServer.js';

/**
 * Pages of tests live for seconds, so most code that V8 optimizes after a few hundred calls is thrown away before that has
 * paid off. Turning the compilers off costs more, because long loops stay slow.
 */
const LATE_OPTIMIZING = '--js-flags=--invocation-count-for-maglev=8000,--invocation-count-for-turbofan=16000';

/** Starts one studio on an empty data folder and one Chromium, which all workers of the run share. @returns what ends both */
export default async function setup(): Promise<() => Promise<void>> {
  const started: { stop: () => Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const part of started.reverse()) await part.stop();
  };
  try {
    const server = await startServer();
    started.push(server);
    // The site that the server serves is what counts; while you work on it, the sources or a build of your own.
    const site = process.env.STUDIO_TEST_SITE ?? '';
    const served = site === '' ? server : await serveSite(site, server.url);
    if (served !== server) started.push(served);
    const { executablePath } = await findChromium();
    const browser = await chromium.launchServer({
      executablePath,
      // The pages of a context share a process, as tabs of one site do when memory is short.
      args: ['--no-sandbox', '--font-render-hinting=none', '--process-per-site', LATE_OPTIMIZING],
    });
    started.push({ stop: () => browser.close() });
    const { accounts, serviceRoleKey } = server;
    announceStudio({ url: served.url, browser: browser.wsEndpoint(), accounts, serviceRoleKey });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
