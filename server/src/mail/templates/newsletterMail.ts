import type { Mail } from '../types.js';
import { frameMail } from './frame.js';

interface NewsletterConfirmation {
  /** Confirms the subscription. */
  readonly link: string;
  /** Unsubscribes with one click (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Double opt-in: nobody can subscribe someone else. */
export function newsletterConfirmationMail(to: string, { link, unsubscribe }: NewsletterConfirmation): Mail {
  const headers = unsubscribe === undefined ? undefined : unsubscribeHeaders(unsubscribe);
  return frameMail(
    to,
    {
      subject: 'Confirm your subscription to the Cardwright newsletter',
      preview: 'Confirm to receive news about Cardwright.',
      heading: 'Confirm your subscription',
      paragraphs: ['Someone, probably you, subscribed this address to the Cardwright newsletter.'],
      button: { label: 'Subscribe', url: link },
      notes: ['If this was not you, ignore this e-mail, and we will not write again.'],
    },
    headers,
  );
}

/** Headers for the unsubscribe button in mail programs (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
