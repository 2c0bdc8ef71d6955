import { findChromium } from '@cardwright/renderer/export';
import { chromium } from '@playwright/test';
import type { TestProject } from 'vitest/node';
import { serveSite } from './serveSite.js';
import { startServer, type DemoAccount } from './startServer.js';

export interface RunningStudio {
  /** Where the studio is. */
  readonly url: string;
  /** Where Chromium listens; each test file opens contexts of its own in it. */
  readonly browser: string;
  readonly accounts: readonly DemoAccount[];
}

declare module 'vitest' {
  interface ProvidedContext {
    studio: RunningStudio | undefined;
  }
}

/** Once a run, and only for runs that have specs of the studio: a server on an empty data folder, and a Chromium. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!concernsStudio(process.argv.slice(2))) {
    provide('studio', undefined);
    return () => Promise.resolve();
  }
  const { studio, stop } = await startStudio();
  provide('studio', studio);
  return stop;
}

/** Also what `npm run screens` takes its pictures of. */
export async function startStudio(): Promise<{ studio: RunningStudio; stop: () => Promise<void> }> {
  const started: { stop: () => Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const part of started.reverse()) await part.stop();
  };
  try {
    const server = await startServer();
    started.push(server);
    // The site that the server serves is what counts; while working on it the sources, or a build of one's own.
    const site = process.env.STUDIO_TEST_SITE ?? '';
    const served = site === '' ? server : await serveSite(site, server.url);
    if (served !== server) started.push(served);
    const { executablePath } = await findChromium();
    const browser = await chromium.launchServer({
      executablePath,
      args: ['--no-sandbox', '--font-render-hinting=none'],
    });
    started.push({ stop: () => browser.close() });
    return { studio: { url: served.url, browser: browser.wsEndpoint(), accounts: server.accounts }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Whether a run of these arguments may have specs of the studio: it names none, or one of them. */
function concernsStudio(args: readonly string[]): boolean {
  const filters = args.filter((argument) => !argument.startsWith('-') && argument !== 'run');
  return filters.length === 0 || filters.some((filter) => /studio\/?$|studio\/test|\.spec/.test(filter));
}
