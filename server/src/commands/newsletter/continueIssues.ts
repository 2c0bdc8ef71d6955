import { issuesBeingSent, pauseIssue } from '../../queries/newsletterIssues.js';
import { sendIssue, type SendingRooms } from './sendIssue.js';

/** E-mails of one issue at a time: mail servers distrust bursts. */
const BATCH = 100;

/**
 * Sends the next batch of every issue that is being sent. An issue is paused when the mail server refuses everything, so
 * that an admin looks at it. @returns how many e-mails it tried
 */
export async function continueIssues(rooms: SendingRooms, signal: AbortSignal): Promise<number> {
  const { database, clock, log } = rooms;
  let count = 0;
  for (const id of await issuesBeingSent(database.knex)) {
    if (signal.aborted) break;
    const { count: tried, isRefused } = await sendIssue(rooms, { id, limit: BATCH, retryFailed: false, signal });
    count += tried;
    if (!isRefused) continue;
    await pauseIssue(database.knex, id, clock());
    log.warn({ issue: id }, 'paused a newsletter, because the mail server refuses it');
  }
  return count;
}
