import type { Mail } from '../types.js';
import { frameMail } from './frame.js';

interface NewsletterConfirmation {
  /** Confirms the subscription. */
  readonly link: string;
  /** Unsubscribes with one click (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Double opt-in: nobody is subscribed by somebody else. */
export function newsletterConfirmationMail(to: string, { link, unsubscribe }: NewsletterConfirmation): Mail {
  const headers = unsubscribe === undefined ? undefined : unsubscribeHeaders(unsubscribe);
  return frameMail(
    to,
    {
      subject: 'Confirm your subscription to the Cardwright newsletter',
      preview: 'One click, then news of Cardwright come to you.',
      heading: 'Confirm your subscription',
      paragraphs: ['Somebody, probably you, asked for the Cardwright newsletter at this address.'],
      button: { label: 'Subscribe', url: link },
      notes: ['If it was not you, ignore this mail: without the click you get no other.'],
    },
    headers,
  );
}

/** What lets mail programs show a button to unsubscribe (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
