import { randomBytes } from 'node:crypto';
import { newsletterConfirmationMail } from '../../mail/templates/newsletterMail.js';
import { forgetUnconfirmed, requestSubscription } from '../../queries/newsletter.js';
import type { Services } from '../../services.js';

/** Hours for which the link in the e-mail is valid. */
const CONFIRM_HOURS = 72;
/** Days after which an unconfirmed address is deleted. */
export const FORGET_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

type Rooms = Pick<Services, 'database' | 'clock' | 'config' | 'limits' | 'mail'>;

/**
 * Sends a confirmation e-mail to the address. Every address is treated the same, so that nobody can find out who is
 * subscribed. Nothing else is sent until someone follows the link.
 * @throws HttpProblem 429 after too many e-mails to this address, 502 when the mail server refuses
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

/** The page shows a button, and a POST unsubscribes, because mail scanners open links. */
export function unsubscribeUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/api/newsletter/unsubscribe?token=${token}`;
}
