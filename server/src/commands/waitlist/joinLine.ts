import { randomBytes } from 'node:crypto';
import { waitlistMail } from '../../mail/templates/waitlistMails.js';
import { joinWaitlist, type NewEntry } from '../../queries/waitlist.js';
import type { Services } from '../../services.js';

type Rooms = Pick<Services, 'database' | 'clock' | 'config' | 'limits' | 'log' | 'mail'>;

/**
 * Adds an address to the waitlist and sends it an e-mail. Callers cannot find out who is on the list: new and existing
 * addresses get the same response in the same time, and only the e-mail reveals the place in line.
 * @throws HttpProblem 429 after too many e-mails to this address
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
    // The place is kept, and the link can be requested again.
    log.warn({ err: error }, 'could not send a waitlist e-mail');
  }
}
