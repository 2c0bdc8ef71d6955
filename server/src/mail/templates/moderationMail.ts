import type { Mail } from '../types.js';
import { frameMail } from './frame.js';

interface Contents {
  /** The deck's title. */
  readonly title: string;
  /** The reason that the admin gave; may be empty. */
  readonly reason: string;
  /** The address of the deck in the editor. */
  readonly link: string;
}

/** Tells a maker why an admin has changed who can see their deck. */
export function moderationMail(to: string, { title, reason, link }: Contents): Mail {
  return frameMail(to, {
    subject: `About your deck “${title.replaceAll(/\s+/g, ' ').slice(0, 100)}”`,
    preview: 'An administrator has changed who can see it.',
    heading: 'A change to your deck',
    paragraphs: [
      `An administrator of Cardwright has changed who can see your deck “${title}”. Its content is as you left it.`,
      `The reason: ${reason}`,
    ],
    button: { label: 'Open the deck', url: link },
    notes: ['If you think that this is a mistake, reply to this e-mail.'],
  });
}
