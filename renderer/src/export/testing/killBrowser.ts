import type { BrowserPool } from '../browser/BrowserPool.js';

/**
 * Kills a pool's browser with all of its processes: on Debian, the one that was started is a script around Chromium.
 * @returns the id of the one that was started, or undefined if none runs
 */
export async function killBrowser(pool: BrowserPool): Promise<number | undefined> {
  const pid = await pool.processId();
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  return pid;
}
