import type { Mail } from '../types.js';
import { frameMail } from './frame.js';

/** The same for who is new in the line and who was in it before, so that nobody learns that of somebody else. */
export function waitlistMail(to: string, link: string): Mail {
  return frameMail(to, {
    subject: 'You are on the Cardwright waitlist',
    preview: 'We write when your place is free.',
    heading: 'You are on the list',
    paragraphs: ['Thank you for waiting. We write to this address when it is your turn.'],
    button: { label: 'See your place in the line', url: link },
    notes: ['If it was not you, ignore this mail, or answer it and we take the address off the list.'],
  });
}

export function waitlistInviteMail(to: string, { name, link }: { readonly name: string; readonly link: string }): Mail {
  return frameMail(to, {
    subject: 'Your place at Cardwright is free',
    preview: 'Sign up and start designing.',
    heading: name === '' ? 'It is your turn' : `${name}, it is your turn`,
    paragraphs: ['Thank you for waiting. Sign up with this address, and start with your first deck.'],
    button: { label: 'Sign up', url: link },
    notes: ['If you never asked for a place, ignore this mail.'],
  });
}
