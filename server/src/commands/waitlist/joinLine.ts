import { randomBytes } from 'node:crypto';
import { waitlistMail } from '../../mail/templates/waitlistMails.js';
import { joinWaitlist, type NewEntry } from '../../queries/waitlist.js';
import type { Services } from '../../services.js';

type Rooms = Pick<Services, 'database' | 'clock' | 'config' | 'limits' | 'log' | 'mail'>;

/**
 * Puts an address on the waitlist and writes to it. Whoever sends an address learns nothing of it: the same happens, and
 * takes as long, whether it was there or not, and the place in the line is told to the address alone.
 * @throws HttpProblem 429 when too many mails were asked for this address
 */
export async function joinLine(
  { database, clock, config, limits, log, mail }: Rooms,
  entry: Omit<NewEntry, 'token'>,
): Promise<void> {
  await limits.take('mail', `waitlist ${entry.email}`);
  const made = randomBytes(24).toString('base64url');
  const token = await joinWaitlist(database.knex, { ...entry, token: made }, clock());
  try {
    await mail.send(waitlistMail(entry.email, `${config.publicUrl}/waitlist?token=${token}`));
  } catch (error) {
    // The place is kept; the link can be asked for again.
    log.warn({ err: error }, 'a waitlist mail could not be sent');
  }
}
