import type { Mail } from '../types.js';
import { frameMail } from './frame.js';

/** The same for new and existing entries, so that nobody can find out who is on the waitlist. */
export function waitlistMail(to: string, link: string): Mail {
  return frameMail(to, {
    subject: 'You are on the Cardwright waitlist',
    preview: 'We will write when it is your turn.',
    heading: 'You are on the waitlist',
    paragraphs: ['Thank you for your interest. We will write to this address when it is your turn.'],
    button: { label: 'See your place in line', url: link },
    notes: ['If this was not you, ignore this e-mail, or reply to be taken off the waitlist.'],
  });
}

export function waitlistInviteMail(to: string, { name, link }: { readonly name: string; readonly link: string }): Mail {
  return frameMail(to, {
    subject: 'Your seat at Cardwright is ready',
    preview: 'Sign up and start designing.',
    heading: name === '' ? 'It is your turn' : `${name}, it is your turn`,
    paragraphs: ['Thank you for waiting. Sign up with this address to start your first deck.'],
    button: { label: 'Sign up', url: link },
    notes: ['If you did not join the waitlist, you can ignore this e-mail.'],
  });
}
