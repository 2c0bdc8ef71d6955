import type { EventOf } from '@cardwright/server/contract';
import { ApiError } from './ApiError.js';
import { isUnderWay, type ExportJob } from './exports.js';
import { serverEvents } from './serverEvents.js';

/** How many times in a row a broken connection is resumed before it counts as lost: enough for a server that restarts. */
const MOST_BREAKS = 20;
/** The first wait before another attempt; each later one is twice as long. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/**
 * Reports every change of an export until it ends, and reconnects when the connection breaks.
 * @param tell gets undefined when the server cannot be reached
 * @throws ApiError if it cannot be reached for two minutes, or refuses
 */
export async function watchExport(id: string, tell: (job: ExportJob | undefined) => void): Promise<void> {
  for (let breaks = 0; ;) {
    try {
      for await (const event of serverEvents(`/api/exports/${id}/events`)) {
        breaks = 0;
        if (event.event !== 'export') continue;
        const { export: job } = JSON.parse(event.data) as EventOf<'GET /api/exports/{id}/events', 'export'>;
        tell(job);
        if (!isUnderWay(job)) return;
      }
    } catch (error) {
      if (error instanceof ApiError && !mayPass(error)) throw error;
    }
    breaks += 1;
    if (breaks > MOST_BREAKS)
      throw new ApiError(0, 'The server cannot be reached. The export continues there.', 'unreachable');
    // Proxies end long answers, so the first break is not worth a mention.
    if (breaks > 1) tell(undefined);
    await untilNextAttempt(breaks - 1);
  }
}

/** Whether the same call may succeed later: the server starts, has lost its database or has too much to do. */
function mayPass({ status }: ApiError): boolean {
  return status === 429 || status >= 500;
}

/** Resolves after a wait that grows with the failures, or as soon as the browser is online again. */
function untilNextAttempt(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
    addEventListener('online', end);
  });
}
