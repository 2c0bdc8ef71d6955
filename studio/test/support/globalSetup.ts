import { announceStudio } from './runningStudio.js';
import { serveSite } from './serveSite.js';
import { startServer } from './startServer.js';

/** Starts one studio on an empty data folder, which all workers of the run share. @returns what ends it */
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
    const { accounts, serviceRoleKey } = server;
    announceStudio({ url: served.url, accounts, serviceRoleKey });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
