import { notFound } from '../../errors.js';
import { waitlistInviteMail } from '../../mail/templates/waitlistMails.js';
import { readWaitlistEntry, setWaitlistStatus, type WaitlistRow } from '../../queries/waitlist.js';
import type { Services } from '../../services.js';

type Rooms = Pick<Services, 'database' | 'clock' | 'config' | 'mail'>;

/**
 * Invites someone by e-mail, also repeatedly. The e-mail is sent first, so that nobody counts as invited without one.
 * @throws HttpProblem 404, 502 when the mail server refuses
 */
export async function inviteWaiting({ database, clock, config, mail }: Rooms, id: string): Promise<WaitlistRow> {
  const entry = await readWaitlistEntry(database.knex, id);
  if (entry === undefined) throw notFound('Waitlist entry');
  if (entry.status === 'joined') return entry;
  const link = `${config.publicUrl}/login?email=${encodeURIComponent(entry.email)}&view=sign-up`;
  await mail.send(waitlistInviteMail(entry.email, { name: entry.name, link }));
  await setWaitlistStatus(database.knex, id, 'invited', clock());
  const invited = await readWaitlistEntry(database.knex, id);
  if (invited === undefined) throw notFound('Waitlist entry');
  return invited;
}
