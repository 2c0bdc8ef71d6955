import { randomBytes } from 'node:crypto';
import { newsletterConfirmationMail } from '../../mail/templates/newsletterMail.js';
import { forgetUnconfirmed, requestSubscription } from '../../queries/newsletter.js';
import type { Services } from '../../services.js';

/** Hours that the link in the mail counts. */
const CONFIRM_HOURS = 72;
/** Days after which an address that never confirmed is forgotten. */
export const FORGET_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

type Rooms = Pick<Services, 'database' | 'clock' | 'config' | 'limits' | 'mail'>;

/**
 * Writes to an address that somebody wants the newsletter sent to. The same happens for every address, so that nobody
 * learns who is subscribed; nothing is sent beyond this mail until the link in it is followed.
 * @throws HttpProblem 429 when too many mails were asked for this address, 502 when the mail server refuses
 */
export async function subscribe({ database, clock, config, limits, mail }: Rooms, email: string): Promise<void> {
  await limits.take('mail', `newsletter ${email}`);
  const now = clock();
  await forgetUnconfirmed(database.knex, new Date(now.getTime() - FORGET_DAYS * DAY_MS));
  const token = (): string => randomBytes(24).toString('base64url');
  const confirmToken = token();
  const confirmExpiresAt = new Date(now.getTime() + CONFIRM_HOURS * 3_600_000);
  const request = { email, confirmToken, confirmExpiresAt, unsubscribeToken: token() };
  const { unsubscribe_token } = await requestSubscription(database.knex, request, now);
  const link = `${config.publicUrl}/api/newsletter/confirm?token=${confirmToken}`;
  const unsubscribe = unsubscribeUrl(config.publicUrl, unsubscribe_token);
  await mail.send(newsletterConfirmationMail(email, { link, unsubscribe }));
}

/** Shows a button when opened, unsubscribes when posted to: mail scanners open links. */
export function unsubscribeUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/api/newsletter/unsubscribe?token=${token}`;
}
